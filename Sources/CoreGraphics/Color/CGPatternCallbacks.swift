import Foundation

/// A callback that draws one cell of a pattern. Its arguments are the pattern's info, and a context in the pattern's
/// coordinate system.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// A callback that releases the pattern's info, which is its argument.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure, 0.
  public var version: UInt32
  /// The callback that draws one cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// The callback that is called when the pattern is deallocated.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates callbacks that do nothing.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  /// Creates callbacks.
  ///
  /// - Parameters:
  ///   - version: The version of the structure, 0.
  ///   - drawPattern: The callback that draws one cell.
  ///   - releaseInfo: The callback that is called when the pattern is deallocated.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}
