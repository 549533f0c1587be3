import CoreLocation
import UIKit

/// An overlay that consists of square pictures in the Mercator projection, which are loaded when they are needed.
open class MKTileOverlay: NSObject, MKOverlay {
  /// The address of a tile with `{x}`, `{y}`, `{z}` and `{scale}` in place of its values, or nil.
  public let urlTemplate: String?
  /// The size of a tile, in points. The default is 256 by 256.
  open var tileSize = CGSize(width: 256, height: 256)
  /// A Boolean value that determines whether rows are counted from the bottom. The default is `false`.
  open var isGeometryFlipped = false
  /// The lowest zoom level with tiles. The default is 0.
  open var minimumZ = 0
  /// The highest zoom level with tiles. The default is 21.
  open var maximumZ = 21
  /// A Boolean value that determines whether the tiles hide the whole map. The default is `false`.
  open var canReplaceMapContent = false

  /// Creates an overlay.
  ///
  /// - Parameter URLTemplate: The address of a tile with `{x}`, `{y}`, `{z}` and `{scale}` in place of its values. With
  ///   nil, a subclass provides the addresses or the pictures.
  public init(urlTemplate URLTemplate: String?) {
    urlTemplate = URLTemplate
    super.init()
  }

  /// Creates an overlay without an address.
  public override convenience init() { self.init(urlTemplate: nil) }

  /// Returns the value of `canReplaceMapContent`. On iOS, the property and the method of the protocol are one method.
  ///
  /// - Returns: The value.
  @_implements(MKOverlay,canReplaceMapContent())
  public func _canReplaceMapContent() -> Bool { canReplaceMapContent }

  /// The center of the map.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The rectangle of the whole map.
  open var boundingMapRect: MKMapRect { .world }

  /// Returns the address of a tile.
  ///
  /// - Parameter path: The place of the tile.
  /// - Returns: The template with the values of the place. It is `about:blank` if there is no template, or if it is no
  ///   address.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    guard let urlTemplate else { return Self.blank }
    // Beyond the 30th level, tiles are smaller than a point of the map, so that their number fits.
    let rows = 1 << min(max(path.z, 0), 30)
    let row = isGeometryFlipped ? rows - 1 &- path.y : path.y
    let address = urlTemplate.replacingOccurrences(of: "{x}", with: String(path.x))
      .replacingOccurrences(of: "{y}", with: String(row))
      .replacingOccurrences(of: "{z}", with: String(path.z))
      .replacingOccurrences(of: "{scale}", with: String(format: "%g", Double(path.contentScaleFactor)))
    guard let url = URL(string: address) else {
      MapReport.write("the template “\(urlTemplate)” of an MKTileOverlay is no address")
      return Self.blank
    }
    return url
  }

  /// Loads the picture of a tile.
  ///
  /// - Parameters:
  ///   - path: The place of the tile.
  ///   - result: A closure that receives the data of the picture or an error, on any queue.
  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
    TileLoading.load(url(forTilePath: path), result)
  }

  private static let blank = URL(string: "about:blank")!
}

extension MKTileOverlay {
  /// Loads the picture of a tile.
  ///
  /// - Parameter path: The place of the tile.
  /// - Returns: The data of the picture.
  /// - Throws: The error of the connection or the file.
  public func loadTile(at path: MKTileOverlayPath) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      loadTile(at: path) { data, error in
        if let data {
          continuation.resume(returning: data)
        } else {
          continuation.resume(throwing: error ?? MKError(.unknown))
        }
      }
    }
  }
}
