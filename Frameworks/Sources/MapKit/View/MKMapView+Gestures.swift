import CoreLocation
import UIKit

extension MKMapView {
  func setUpGestures() {
    gestureDelegate.map = self
    let pan = UIPanGestureRecognizer(target: self, action: Selector("tesseraMapPan:", MKMapView.pan))
    pan.allowedScrollTypesMask = .all
    let pinch = UIPinchGestureRecognizer(target: self, action: Selector("tesseraMapPinch:", MKMapView.pinch))
    let turn = UIRotationGestureRecognizer(target: self, action: Selector("tesseraMapTurn:", MKMapView.turn))
    let doubleTap = UITapGestureRecognizer(target: self, action: Selector("tesseraMapDoubleTap:", MKMapView.doubleTap))
    doubleTap.numberOfTapsRequired = 2
    let twoFingers = UITapGestureRecognizer(
      target: self, action: Selector("tesseraMapTwoFingers:", MKMapView.twoFingerTap))
    twoFingers.numberOfTouchesRequired = 2
    let tap = UITapGestureRecognizer(target: self, action: Selector("tesseraMapTap:", MKMapView.singleTap))
    let press = UILongPressGestureRecognizer(target: self, action: Selector("tesseraMapPress:", MKMapView.press))
    for gesture in [pan, pinch, turn, doubleTap, twoFingers, tap, press] {
      gesture.delegate = gestureDelegate
      addGestureRecognizer(gesture)
    }
  }

  private func pan(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began:
      beginGesture()
      move(by: gesture.translation(in: self))
      gesture.setTranslation(.zero, in: self)
    case .changed:
      move(by: gesture.translation(in: self))
      gesture.setTranslation(.zero, in: self)
    case .ended:
      move(by: gesture.translation(in: self))
      startCoasting(gesture.velocity(in: self))
    case .cancelled, .failed: endGesture()
    default: break
    }
  }

  private func move(by translation: CGPoint) {
    guard translation != .zero else { return }
    var next = projection
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    next.hold(next.mapPoint(for: middle), at: CGPoint(x: middle.x + translation.x, y: middle.y + translation.y))
    step(to: next)
  }

  /// Lets the map go on after a pan, as slowly as a scroll view does.
  private func startCoasting(_ velocity: CGPoint) {
    guard hypot(velocity.x, velocity.y) > 60, window != nil else { return endGesture() }
    var velocity = velocity
    coast = MapFrames { [weak self] _, difference in
      guard let self else { return false }
      self.move(by: CGPoint(x: velocity.x * difference, y: velocity.y * difference))
      // The delegate may have moved the map, which ends the gesture.
      guard self.coast != nil else { return false }
      let decay = pow(Double(UIScrollView.DecelerationRate.normal.rawValue), difference * 1000)
      velocity = CGPoint(x: velocity.x * decay, y: velocity.y * decay)
      guard hypot(velocity.x, velocity.y) < 12 else { return true }
      self.coast = nil
      self.endGesture()
      return false
    }
  }

  private func pinch(_ gesture: UIPinchGestureRecognizer) {
    switch gesture.state {
    case .began: beginGesture()
    case .ended, .cancelled, .failed: return endGesture()
    default: break
    }
    var next = projection
    zoom(&next, by: Double(gesture.scale), at: isScrollEnabled ? gesture.location(in: self) : middle)
    gesture.scale = 1
    step(to: next)
  }

  private func turn(_ gesture: UIRotationGestureRecognizer) {
    switch gesture.state {
    case .began: beginGesture()
    case .ended, .cancelled, .failed:
      // A map that is nearly upright becomes upright.
      var next = projection
      if min(next.heading, 360 - next.heading) < 8 {
        next.turn(by: -(next.heading > 180 ? next.heading - 360 : next.heading), at: middle)
        step(to: next)
      }
      return endGesture()
    default: break
    }
    var next = projection
    next.turn(by: -gesture.rotation * 180 / .pi, at: isScrollEnabled ? gesture.location(in: self) : middle)
    gesture.rotation = 0
    step(to: next)
  }

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  private func doubleTap(_ gesture: UITapGestureRecognizer) { zoom(by: 2, at: gesture.location(in: self)) }
  private func twoFingerTap(_ gesture: UITapGestureRecognizer) { zoom(by: 0.5, at: gesture.location(in: self)) }
  private func singleTap(_ gesture: UITapGestureRecognizer) { tap(at: gesture.location(in: self)) }

  /// Zooms with an animation while the place at a point stays.
  func zoom(by factor: Double, at point: CGPoint) {
    var next = motion?.end ?? projection
    zoom(&next, by: factor, at: isScrollEnabled ? point : middle)
    wanted = nil
    change(to: next, animated: true)
  }

  // MARK: Dragging annotations

  private func press(_ gesture: UILongPressGestureRecognizer) {
    let point = gesture.location(in: annotationContainer)
    switch gesture.state {
    case .began:
      guard let view = annotationView(at: gesture.location(in: self)), view.isDraggable else { return }
      drag = (view, CGPoint(x: view.center.x - point.x, y: view.center.y - point.y))
      setDragState(.starting, of: view)
      setDragState(.dragging, of: view)
    case .changed:
      guard let drag else { return }
      drag.view.center = CGPoint(x: point.x + drag.offset.x, y: point.y + drag.offset.y)
      callout?.place()
    case .ended, .cancelled, .failed:
      guard let drag else { return }
      let view = drag.view
      self.drag = nil
      if gesture.state == .ended {
        let place = CGPoint(x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
        move(view.annotation, to: projection.coordinate(for: convert(place, from: annotationContainer)))
        setDragState(.ending, of: view)
      } else {
        setDragState(.canceling, of: view)
      }
      setDragState(.none, of: view)
      setNeedsLayout()
    default: break
    }
  }

  /// Sets the coordinate of an annotation that was dragged. The classes of programs have the setter under its name.
  private func move(_ annotation: (any MKAnnotation)?, to coordinate: CLLocationCoordinate2D) {
    guard let annotation else { return }
    if let annotation = annotation as? MKPointAnnotation {
      annotation.coordinate = coordinate
    } else if case .assigned? = (annotation as? any _MemberLookup)?._setMember("coordinate", to: coordinate) {
      annotationDidMove(annotation)
    } else {
      report("cannot move the annotation \(type(of: annotation)), because its coordinate has no setter")
    }
  }

  private func setDragState(_ state: MKAnnotationView.DragState, of view: MKAnnotationView) {
    let old = view.dragState
    guard old != state else { return }
    view.setDragState(state, animated: true)
    delegate?.mapView(self, annotationView: view, didChange: state, fromOldState: old)
  }
}
