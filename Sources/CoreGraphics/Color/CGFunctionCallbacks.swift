import Foundation

/// A callback that computes a function. Its arguments are the function's info pointer, the inputs, and memory for the
/// outputs.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// A callback that releases the object that a function's info pointer refers to. Its argument is the pointer.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks that compute the outputs of a function and release its info.
public struct CGFunctionCallbacks {
  /// The version of the structure, which is 0.
  public var version: UInt32
  /// The callback that computes the outputs. If it is nil, each output is 0 or the nearest value in its range.
  public var evaluate: CGFunctionEvaluateCallback?
  /// The callback that is called when the function is deallocated, or nil for none.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Creates a structure without callbacks.
  public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

  /// Creates a structure with callbacks.
  ///
  /// - Parameters:
  ///   - version: The version of the structure. Use 0.
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
