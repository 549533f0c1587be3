import CoreLocation
import UIKit

/// The methods that provide the views of a map and receive messages about it. All are optional.
@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {
  /// Receives that the region will change.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Receives that the region changed, at the end of an animation or a gesture.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Receives that the visible part changed, in each step of an animation or a gesture.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Receives that the map begins to load.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Receives that the map was loaded.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Receives that the map could not be loaded. It is not called here.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// Receives that the map begins to be drawn.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  /// Receives that the map was drawn.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// Returns the view of an annotation, or nil for the registered or the default one.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Receives the views that were added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Receives that the user tapped a control in a callout.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// Receives that a view was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Receives that a view was deselected.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Receives that an annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Receives that an annotation was deselected.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Receives that the map begins to look for the user.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  /// Receives that the map no longer looks for the user.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// Receives the user's position. It is not called here.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Receives that the user's position is not known.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// Receives that the user dragged an annotation.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationViewDragState,
    fromOldState oldState: MKAnnotationViewDragState)
  /// Receives that the map follows the user in another way. It is not called here.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// Returns the object that draws an overlay.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Receives the renderers that were added.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// Returns the annotation of a cluster.
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
}

// What happens without a method of the delegate.
extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// Does nothing.
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// Returns nil.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationViewDragState,
    fromOldState oldState: MKAnnotationViewDragState
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  /// Returns a renderer that draws nothing.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  /// Returns a cluster with the annotations.
  public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}
