import CoreGraphics
import CoreLocation
import Foundation
import UIKit

/// Draws a part of the map as a picture.
///
/// There are no map data: the picture has the meridians and parallels of a map view.
@preconcurrency @MainActor open class MKMapSnapshotter: NSObject {
  /// The values that determine what a picture shows.
  @preconcurrency @MainActor open class Options: NSObject, NSCopying {
    /// The part of the globe.
    open var region: MKCoordinateRegion {
      get { MKMapView.region(for: mapRect) }
      set { mapRect = MKMapView.mapRect(for: newValue) }
    }
    /// The part of the flat map. The default is the world.
    open var mapRect = MKMapRect.world
    /// The camera, in place of a part of the map. The default is a camera above 0°, 0° at the distance 0, which is not used.
    open var camera = MKMapCamera()
    /// The kind of the map. The default is `standard`.
    open var mapType: MKMapType = .standard
    /// The kind of the map and its features. Setting it changes `mapType`.
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration() {
      didSet { mapType = preferredConfiguration.mapType }
    }
    /// The size of the picture, in points. The default is 256 by 256.
    open var size = CGSize(width: 256, height: 256)
    /// The number of pixels for each point. The default is the screen's.
    open var scale: CGFloat = UIScreen.main.scale
    /// The traits, of which the dark appearance matters.
    open var traitCollection = UITraitCollection.current
    /// A Boolean value that determines whether buildings are shown. It has no effect, as there are no data.
    open var showsBuildings = true
    /// A Boolean value that determines whether places are shown. It has no effect, as there are no data.
    open var showsPointsOfInterest = true
    /// The places that are shown. It has no effect, as there are no data.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates options.
    public override init() { super.init() }

    /// Returns a copy.
    ///
    /// - Parameter zone: Not used.
    /// - Returns: Options with the same values.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> Options {
      let result = Options()
      (result.mapRect, result.camera) = (mapRect, camera)
      result.mapType = mapType
      (result.size, result.scale, result.traitCollection) = (size, scale, traitCollection)
      (result.showsBuildings, result.showsPointsOfInterest) = (showsBuildings, showsPointsOfInterest)
      result.pointOfInterestFilter = pointOfInterestFilter
      return result
    }
  }

  /// A picture of the map.
  @preconcurrency @MainActor open class Snapshot: NSObject {
    /// The picture.
    public let image: UIImage
    /// The traits with which it was drawn.
    public let traitCollection: UITraitCollection
    private let projection: MapProjection

    init(image: UIImage, traitCollection: UITraitCollection, projection: MapProjection) {
      (self.image, self.traitCollection, self.projection) = (image, traitCollection, projection)
      super.init()
    }

    /// Returns the point of the picture at a position on the globe.
    ///
    /// - Parameter coordinate: The position.
    /// - Returns: The point, which may be outside of the picture.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      projection.point(for: MKMapPoint(coordinate))
    }
  }

  /// A closure that receives a picture or an error.
  public typealias CompletionHandler = @MainActor (Snapshot?, (any Error)?) -> Void

  private let options: Options
  /// The number of pictures that are being drawn.
  private var requestCount = 0
  /// The number of calls of `cancel()`, after which the earlier requests are not answered.
  private var cancelCount = 0
  /// A Boolean value that indicates whether a picture is being drawn.
  open var isLoading: Bool { requestCount > 0 }

  /// Creates a snapshotter.
  ///
  /// - Parameter options: The values that determine what the picture shows.
  public init(options: Options) {
    self.options = options.copy() as! Options
    super.init()
  }

  /// Creates a snapshotter for a picture of the world.
  public convenience override init() { self.init(options: Options()) }

  /// Draws the picture.
  ///
  /// - Parameter completionHandler: The closure that receives the picture, in the main queue. It is not called after `cancel()`.
  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }

  /// Draws the picture. Each call is answered, also if there are several.
  ///
  /// - Parameters:
  ///   - queue: The queue. It is not used: the closure is called in the main queue.
  ///   - completionHandler: The closure that receives the picture, or `MKError.unknown` if the size is empty or larger than 16384
  ///     pixels. It is not called after `cancel()`.
  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    requestCount += 1
    let number = cancelCount
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        guard number == cancelCount else { return }
        requestCount -= 1
        if let snapshot = makeSnapshot() {
          completionHandler(snapshot, nil)
        } else {
          completionHandler(nil, MKError(.unknown))
        }
      }
    }
  }

  /// Draws the picture.
  ///
  /// - Returns: The picture.
  /// - Throws: `MKError.unknown` if the size is empty or larger than 16384 pixels.
  open func start() async throws -> Snapshot {
    guard let snapshot = makeSnapshot() else { throw MKError(.unknown) }
    return snapshot
  }

  /// Stops drawing. The closures of all calls of `start(completionHandler:)` before are not called.
  open func cancel() {
    cancelCount += 1
    requestCount = 0
  }

  private func makeSnapshot() -> Snapshot? {
    let size = options.size
    guard size.width >= 1, size.height >= 1, size.width * options.scale <= 16_384, size.height * options.scale <= 16_384
    else { return nil }
    var projection = MapProjection.world(in: size)
    if options.camera.centerCoordinateDistance > 0 {
      let camera = options.camera
      projection.heading = camera.heading
      projection.center = MKMapPoint(camera.centerCoordinate)
      projection.scale =
        Double(size.height)
        / (camera.visibleHeight * MKMapPointsPerMeterAtLatitude(camera.centerCoordinate.latitude))
      projection.normalize()
    } else {
      projection.show(options.mapRect)
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = options.scale
    format.opaque = true
    let painter = MapPainter(
      projection: projection, mapType: options.mapType,
      isDark: options.traitCollection.userInterfaceStyle == .dark, baseTiles: nil, renderers: [], insets: .zero)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { painter.draw(in: $0.cgContext) }
    return Snapshot(image: image, traitCollection: options.traitCollection, projection: projection)
  }
}

/// The values that determine what a picture shows, by their name of Swift 4.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
/// A picture of the map, by the name of Swift 4.
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
