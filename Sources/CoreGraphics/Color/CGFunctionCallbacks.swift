import Foundation

/// A callback that computes a function. Its arguments are the function's info, the inputs, and memory for the outputs.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// A callback that releases the function's info, which is its argument.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a function.
public struct CGFunctionCallbacks {
  /// The version of the structure, 0.
  public var version: UInt32
  /// The callback that computes the outputs.
  public var evaluate: CGFunctionEvaluateCallback?
  /// The callback that is called when the function is deallocated.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Creates callbacks that do nothing.
  public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

  /// Creates callbacks.
  ///
  /// - Parameters:
  ///   - version: The version of the structure, 0.
  ///   - evaluate: The callback that computes the outputs.
  ///   - releaseInfo: The callback that is called when the function is deallocated.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}
