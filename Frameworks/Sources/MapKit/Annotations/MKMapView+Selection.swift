import UIKit

extension MKMapView {
  /// The annotations that are selected. There is at most one. Setting it selects the first one.
  public var selectedAnnotations: [any MKAnnotation] {
    get { selection }
    set {
      for annotation in selection where !newValue.contains(where: { $0 === annotation }) {
        deselectAnnotation(annotation, animated: false)
      }
      if let first = newValue.first { selectAnnotation(first, animated: false) }
    }
  }

  /// Selects an annotation and shows its callout.
  ///
  /// - Parameters:
  ///   - annotation: The annotation. One that the map does not have, or that is selected, has no effect.
  ///   - animated: A Boolean value that determines whether the callout appears with an animation.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    let isCluster = clusters.contains { $0 === annotation }
    guard annotationNumbers[ObjectIdentifier(annotation)] != nil || isCluster,
      !selection.contains(where: { $0 === annotation })
    else { return }
    for other in selection { deselectAnnotation(other, animated: animated) }
    selection = [annotation]
    // The view of an annotation outside of the visible part is created.
    updateAnnotations()
    if let view = view(for: annotation) {
      showSelection(of: view, animated: animated)
      guard selection.contains(where: { $0 === annotation }) else { return }
    }
    delegate?.mapView(self, didSelect: annotation)
    annotationsNeedClustering()
  }

  /// Deselects an annotation and hides its callout.
  ///
  /// - Parameters:
  ///   - annotation: The annotation. Nothing happens if it is nil or not selected.
  ///   - animated: A Boolean value that determines whether the callout disappears with an animation.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let index = selection.firstIndex(where: { $0 === annotation }) else { return }
    selection.remove(at: index)
    if let view = view(for: annotation) {
      view.setSelected(false, animated: animated)
      if callout?.annotationView === view {
        callout?.dismiss(animated: animated)
        callout = nil
      }
      delegate?.mapView(self, didDeselect: view)
    }
    delegate?.mapView(self, didDeselect: annotation)
    annotationsNeedClustering()
  }

  /// Selects the view of the selected annotation and shows its callout. A map that is not visible yet creates the view later.
  func showSelection(of view: MKAnnotationView, animated: Bool) {
    guard let annotation = view.annotation, !view.isSelected, selection.contains(where: { $0 === annotation }) else {
      return
    }
    view.setSelected(true, animated: animated)
    view.superview?.bringSubviewToFront(view)
    delegate?.mapView(self, didSelect: view)
    // The delegate may have deselected or removed the annotation, or selected another one.
    guard selection.contains(where: { $0 === annotation }), self.view(for: annotation) === view else { return }
    if view.canShowCallout { showCallout(for: view, animated: animated) }
  }

  private func showCallout(for view: MKAnnotationView, animated: Bool) {
    guard let title = view.annotation?._annotationTitle, !title.isEmpty else { return }
    let callout = MapCalloutView(map: self, annotationView: view)
    self.callout = callout
    addSubview(callout)
    callout.update()
    callout.appear(animated: animated)
  }

  /// Selects the annotation of a view that was tapped, or deselects when the tap was beside all.
  func tap(at point: CGPoint) {
    let view = annotationView(at: point)
    if let view, view.isEnabled, let annotation = view.annotation {
      selectAnnotation(annotation, animated: true)
    } else if view == nil {
      for annotation in selection { deselectAnnotation(annotation, animated: true) }
    }
  }

  /// Returns the front annotation view at a point.
  func annotationView(at point: CGPoint) -> MKAnnotationView? {
    var view = annotationContainer.hitTest(convert(point, to: annotationContainer), with: nil)
    while let current = view, !(current is MKAnnotationView) { view = current.superview }
    return view as? MKAnnotationView
  }
}
