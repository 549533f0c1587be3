import UIKit

/// The place of a tile on the map.
public struct MKTileOverlayPath: Sendable {
  /// The index of the column.
  public var x: Int
  /// The index of the row, from the top.
  public var y: Int
  /// The zoom level. At each level, the map consists of 2 to the power of `z` columns and rows.
  public var z: Int
  /// The number of pixels for a point of the screen.
  public var contentScaleFactor: CGFloat

  /// Creates the place of the tile that shows the whole map, with a scale of 0.
  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 0) }

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - x: The index of the column.
  ///   - y: The index of the row, from the top.
  ///   - z: The zoom level.
  ///   - contentScaleFactor: The number of pixels for a point of the screen.
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
    self.contentScaleFactor = contentScaleFactor
  }
}
