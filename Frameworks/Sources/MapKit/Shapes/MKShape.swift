import CoreLocation
import Foundation

/// The superclass of annotations and overlays that have a title and a shape.
open class MKShape: NSObject, MKAnnotation {
  /// The title. The default is nil. A map view shows a new one at once.
  open var title: String? {
    didSet { inform { $0.annotationTextsDidChange(self) } }
  }
  /// The subtitle. The default is nil. A map view shows a new one at once.
  open var subtitle: String? {
    didSet { inform { $0.annotationTextsDidChange(self) } }
  }
  /// The map view that has the annotation.
  weak var map: MKMapView?

  /// Creates a shape without texts.
  public override init() { super.init() }

  /// The position, which subclasses provide. The position of this class is not valid.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

  /// Informs the map view about a change. Changes outside of the main thread are seen at the map's next layout.
  func inform(_ change: @MainActor (MKMapView) -> Void) {
    guard Thread.isMainThread, let map else { return }
    MainActor.assumeIsolated { change(map) }
  }
}
