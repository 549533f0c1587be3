import MapKit
import UIKit
import WebKit

/// A controller whose storyboard has views of other frameworks.
class MapPageController: UIViewController, MKMapViewDelegate, WKNavigationDelegate {
  @IBOutlet var mapView: MKMapView!
  @IBOutlet weak var webView: WKWebView!

  static func make() -> MapPageController {
    UIStoryboard(name: "Map", bundle: .module).instantiateInitialViewController() as! MapPageController
  }
}
