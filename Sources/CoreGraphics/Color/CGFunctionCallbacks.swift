import Foundation

/// Computes a function: gets its info, its inputs, and where its outputs go.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
/// Gets the function's info when the function goes.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a function calls: to be computed, and when it goes.
public struct CGFunctionCallbacks {
  /// 0.
  public var version: UInt32
  /// Computes the function.
  public var evaluate: CGFunctionEvaluateCallback?
  /// Is told that the function goes.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Makes callbacks that do nothing.
  public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

  /// Makes callbacks.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}
