import CoreLocation
import UIKit

/// The methods that provide the views of a map and receive messages about it. All are optional.
@MainActor @preconcurrency public protocol MKMapViewDelegate: AnyObject {
  /// Receives that the region will change.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Receives that the region changed, at the end of an animation or a gesture.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Receives that the visible part changed, in each step of an animation or a gesture.
  ///
  /// - Parameter mapView: The map view.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Receives that the map begins to load.
  ///
  /// - Parameter mapView: The map view.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Receives that the map was loaded.
  ///
  /// - Parameter mapView: The map view.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Receives that the map could not be loaded. It is not called here.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - error: The error.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// Receives that the map begins to be drawn.
  ///
  /// - Parameter mapView: The map view.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  /// Receives that the map was drawn.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - fullyRendered: A Boolean value that indicates whether the whole map was drawn.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  /// Returns the view of an annotation, or nil for the registered or the default one.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - annotation: The annotation.
  /// - Returns: The view, or nil for the registered or the default one.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Receives the views that were added.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - views: The views.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Receives that the user tapped a control in a callout.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - view: The view of the annotation.
  ///   - control: The control.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
  /// Receives that a view was selected.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - view: The view of the annotation.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Receives that a view was deselected.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - view: The view of the annotation.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Receives that an annotation was selected.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - annotation: The annotation.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Receives that an annotation was deselected.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - annotation: The annotation.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Receives that the map begins to look for the user.
  ///
  /// - Parameter mapView: The map view.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  /// Receives that the map no longer looks for the user.
  ///
  /// - Parameter mapView: The map view.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// Receives the user's position. It is not called here.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - userLocation: The user's position.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Receives that the user's position is not known.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - error: The error.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// Receives that the user dragged an annotation.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - view: The view of the annotation.
  ///   - newState: The new state.
  ///   - oldState: The old state.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
  /// Receives that the map follows the user in another way. It is not called here.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - mode: The value of the map that determines what it follows.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  /// Returns the object that draws an overlay.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - overlay: The overlay.
  /// - Returns: The renderer.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Receives the renderers that were added.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - renderers: The renderers.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  /// Returns the annotation of a cluster.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - memberAnnotations: The annotations that are joined.
  /// - Returns: The annotation of the cluster.
  func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
}

// What happens without a method of the delegate.
extension MKMapViewDelegate {
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  ///
  /// - Parameter mapView: The map view.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing.
  ///
  /// - Parameter mapView: The map view.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  ///
  /// - Parameter mapView: The map view.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - error: The error.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// Does nothing.
  ///
  /// - Parameter mapView: The map view.
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - fullyRendered: A Boolean value that indicates whether the whole map was drawn.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// Returns nil.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - annotation: The annotation.
  /// - Returns: The view, or nil for the registered or the default one.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - views: The views.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - view: The view of the annotation.
  ///   - control: The control.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - view: The view of the annotation.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - view: The view of the annotation.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - annotation: The annotation.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - annotation: The annotation.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  ///
  /// - Parameter mapView: The map view.
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing.
  ///
  /// - Parameter mapView: The map view.
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - userLocation: The user's position.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - error: The error.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - view: The view of the annotation.
  ///   - newState: The new state.
  ///   - oldState: The old state.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - mode: The value of the map that determines what it follows.
  ///   - animated: A Boolean value that indicates whether the change is animated.
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  /// Returns a renderer that draws nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - overlay: The overlay.
  /// - Returns: The renderer.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKOverlayRenderer(overlay: overlay)
  }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - renderers: The renderers.
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  /// Returns a cluster with the annotations.
  ///
  /// - Parameters:
  ///   - mapView: The map view.
  ///   - memberAnnotations: The annotations that are joined.
  /// - Returns: The annotation of the cluster.
  public func mapView(
    _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}
