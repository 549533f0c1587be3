import Foundation

/// A callback that draws one cell of a pattern. Its arguments are the pattern's info pointer and a context in the
/// pattern's coordinate system.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// A callback that releases the object that a pattern's info pointer refers to. Its argument is the pointer.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks that draw a cell of a pattern and release its info.
public struct CGPatternCallbacks {
  /// The version of the structure, which is 0.
  public var version: UInt32
  /// The callback that draws one cell, or nil to draw nothing.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// The callback that is called when the pattern is deallocated, or nil for none.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates a structure without callbacks.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  /// Creates a structure with callbacks.
  ///
  /// - Parameters:
  ///   - version: The version of the structure. Use 0.
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
