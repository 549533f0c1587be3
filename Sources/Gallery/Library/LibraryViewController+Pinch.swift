import UIKit

/// A pinch that zooms through time under the fingers.
///
/// The distance of the fingers determines the progress of an interactive transition to the next level, and the photo that was
/// between them remains there. When a level is reached, the same pinch goes on to the next one. When the fingers are lifted, the
/// transition is finished or cancelled at their speed.
extension LibraryViewController {
  /// Follows a pinch. Control and the wheel have no fingers to follow, and zoom in steps.
  func followPinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      endPinch(finishing: false, animated: false)
      // The animation after an earlier pinch is not continued.
      if let layout = zoomTransition?.target {
        collectionView.setCollectionViewLayout(layout, animated: false)
        collectionView.layoutIfNeeded()
      }
      zoomPinch = makeZoomPinch(at: pinch.location(in: collectionView))
      zoomPinch?.leavesStackOpen = stackTransition == nil || pinch.numberOfTouches < 2
      updatePinch(pinch)
    case .changed: updatePinch(pinch)
    case .ended:
      guard let zoom = zoomPinch, let layout = zoom.layout else { return endPinch(finishing: false, animated: false) }
      let projected = layout.transitionProgress + zoom.speed(at: CACurrentMediaTime()) * ZoomPinch.projection
      endPinch(finishing: projected >= 0.5, animated: true)
    default: endPinch(finishing: false, animated: true)
    }
  }

  /// Returns the photo at a point, from which a pinch begins, or `nil` if there are no photos.
  private func makeZoomPinch(at point: CGPoint) -> ZoomPinch? {
    // The photo in the middle of the cover flow remains, wherever the fingers are.
    let flow = collectionView.collectionViewLayout as? PhotoFlowLayout
    let middle = flow.flatMap { photos.count > 0 ? photos.indexPath(of: $0.currentPosition) : nil }
    guard
      let anchor = middle.map({ (indexPath: $0, fraction: CGFloat(0.5)) })
        ?? anchor(at: point).map({ (indexPath: $0.indexPath, fraction: $0.fraction) }),
      let frame = collectionView.layoutAttributesForItem(at: anchor.indexPath)?.frame,
      let photo = photos.item(at: anchor.indexPath)
    else { return nil }
    let x = flow == nil ? min(max(0, (point.x - frame.minX) / max(1, frame.width)), 1) : 0.5
    return ZoomPinch(photo: photo.id, fraction: CGPoint(x: x, y: anchor.fraction))
  }

  private func updatePinch(_ pinch: UIPinchGestureRecognizer) {
    guard let zoom = zoomPinch else { return }
    let location = pinch.location(in: nil)
    zoom.record(pinch.scale, at: CACurrentMediaTime())
    // A fast pinch can pass several levels between two events.
    for _ in 0..<ZoomLevel.count {
      if zoom.layout == nil {
        guard pinch.scale != zoom.baseScale else { return }
        beginTransition(isLarger: pinch.scale > zoom.baseScale, at: location)
        guard zoom.layout != nil else { return }
      }
      let progress = zoom.progress(at: pinch.scale)
      if progress >= 1, next(isLarger: zoom.isLarger, after: zoom.next) != nil {
        zoom.baseScale *= zoom.ratio
        stopTransition(finishing: true)
        beginTransition(isLarger: zoom.isLarger, at: location)
      } else if progress < -ZoomPinch.tolerance, !zoom.leavesFlow,
        next(isLarger: !zoom.isLarger, after: zoom.level) != nil
      {
        stopTransition(finishing: false)
        beginTransition(isLarger: !zoom.isLarger, at: location)
      } else {
        let target = zoom.layout?.target
        zoom.layout?.transitionProgress = min(max(progress, 0), 1)
        moveAnchor(to: location)
        if zoom.layout?.target !== target { showLevel() }
        return
      }
      if zoom.layout == nil { return }
    }
  }

  /// Begins the transition from the present level to the next one.
  private func beginTransition(isLarger: Bool, at location: CGPoint) {
    guard let zoom = zoomPinch, let position = position(of: zoom) else { return }
    let level = level
    let old = collectionView.collectionViewLayout
    let flow = old as? PhotoFlowLayout
    // Fingers that come together lead from the cover flow to the grid.
    guard let next = flow == nil ? next(isLarger: isLarger, after: level) : isLarger ? nil : level else { return }
    let path = photos.indexPath(of: position)
    zoom.leavesFlow = flow != nil
    // The content is scrolled during the transition, which changes neither the photo in the middle nor its neighbors.
    flow?.fix()
    let layout = makeLayout(next)
    (layout as? TimeLayout)?.pinnedPosition = position
    let change = LevelTransition(
      path, fraction: zoom.fraction.y,
      distance: collectionView.convert(location, from: nil).y - collectionView.bounds.minY,
      from: old, to: layout)
    change.restingOffset = { [weak self] in self?.restingOffset($0) ?? $0 }
    layout.transition = change
    let oldSize = old.layoutAttributesForItem(at: path)?.size ?? .zero
    let transition = collectionView.startInteractiveTransition(to: layout) { [weak self] _, _ in
      // The bar has the height again that it had before the pinch.
      if let self, let flow, collectionView.collectionViewLayout === flow {
        collectionView.contentOffset = flow.offset(of: flow.currentPosition)
      }
      flow?.release()
      guard let self, collectionView.collectionViewLayout is any LevelLayout else { return }
      showLevel()
      showVisiblePhotos()
      windowStateDidChange()
    }
    layout.transition = nil
    zoom.layout = transition as? ZoomTransitionLayout
    zoom.layout?.scrolledDistance = change.scrolledDistance
    (zoom.level, zoom.next, zoom.isLarger) = (level, next, isLarger)
    zoom.setRatio(from: oldSize, to: layout.layoutAttributesForItem(at: path)?.size ?? .zero)
    moveAnchor(to: location)
    showVisiblePhotos()
  }

  /// Moves the photos so that the one from which the pinch began is at a location in the window.
  private func moveAnchor(to location: CGPoint) {
    guard let zoom = zoomPinch, let layout = zoom.layout, let position = position(of: zoom) else { return }
    let point = collectionView.convert(location, from: nil)
    layout.show(zoom.fraction, ofItemAt: photos.indexPath(of: position), at: point)
  }

  /// Returns the position of the photo from which a pinch began. It is read again only when the photos have changed, because
  /// counting the photos before it takes longer the more there are on its day.
  private func position(of zoom: ZoomPinch) -> Int? {
    if let known = zoom.known, known.generation == photos.generation { return known.position }
    let position = photos.position(of: zoom.photo)
    zoom.known = (photos.generation, position)
    return position
  }

  /// Ends the transition at one of its levels without an animation. The pinch continues.
  private func stopTransition(finishing: Bool) {
    guard let zoom = zoomPinch, let layout = zoom.layout else { return }
    layout.isFinishing = finishing
    // The levels follow in the reverse order if the fingers return.
    if finishing, case .photos(let grid) = zoom.next { lastGridLevel = grid }
    zoom.layout = nil
    UIView.performWithoutAnimation { complete(finishing) }
  }

  private func complete(_ finishing: Bool) {
    if finishing { collectionView.finishInteractiveTransition() } else { collectionView.cancelInteractiveTransition() }
  }

  /// Ends the pinch: the transition is finished or cancelled. It has no effect if there is none.
  func endPinch(finishing: Bool, animated: Bool) {
    guard let zoom = zoomPinch else { return }
    zoomPinch = nil
    guard let layout = zoom.layout else { return }
    layout.isFinishing = finishing
    if finishing, case .photos(let grid) = zoom.next { lastGridLevel = grid }
    if animated { complete(finishing) } else { UIView.performWithoutAnimation { complete(finishing) } }
    showLevel()
    windowStateDidChange()
  }

  /// Returns the level that follows another one, or `nil` if there is none.
  private func next(isLarger: Bool, after level: ZoomLevel) -> ZoomLevel? {
    // Fingers that come together close a stack instead.
    if !isLarger, level != .photos(.large), zoomPinch?.leavesStackOpen == false { return nil }
    let next = isLarger ? level.larger(grid: lastGridLevel) : level.smaller(hasTime: hasTimeLevels)
    return isEditing && next?.unit != nil ? nil : next
  }
}

/// The state of a pinch between two levels.
@MainActor
final class ZoomPinch {
  /// The seconds for which the speed of the fingers counts when they are lifted: the distance of a scroll view's normal
  /// deceleration, rate / (1 - rate) milliseconds.
  static let projection: CGFloat =
    UIScrollView.DecelerationRate.normal.rawValue
    / (1 - UIScrollView.DecelerationRate.normal.rawValue) / 1000
  /// The seconds before the fingers are lifted in which their speed is measured. Fingers that did not move in this time rest.
  private static let speedInterval: TimeInterval = 0.1
  /// The limits of the distance of the fingers that leads from one level to the next, as a multiple. Between them, the photo
  /// grows as the fingers move apart.
  private static let ratios: ClosedRange<CGFloat> = 2...3
  /// The progress in the opposite direction at which the transition is replaced, so that resting fingers do not change it.
  static let tolerance: CGFloat = 0.03

  /// The photo that remains under the fingers, and the part of it that is between them.
  let photo: Int64
  let fraction: CGPoint
  /// The position of the photo in a state of the photos, or `nil` if it was not read yet.
  var known: (generation: Int, position: Int?)?
  /// The running transition, or `nil`.
  weak var layout: ZoomTransitionLayout?
  var level = ZoomLevel.days
  var next = ZoomLevel.days
  var isLarger = true
  /// A Boolean value that determines whether the pinch can show smaller photos than those that a stack opens with.
  var leavesStackOpen = true
  /// A Boolean value that indicates whether the running transition leads from the cover flow to the grid.
  var leavesFlow = false
  /// The scales of the last movements.
  private var samples: [(time: TimeInterval, scale: CGFloat)] = []
  /// The scale of the pinch at which `level` is shown, and the change of it that leads to `next`.
  var baseScale: CGFloat = 1
  private(set) var ratio: CGFloat = 2

  init(photo: Int64, fraction: CGPoint) {
    self.photo = photo
    self.fraction = fraction
  }

  /// Sets the ratio from the sizes of the photo in both levels.
  func setRatio(from old: CGSize, to new: CGSize) {
    let part = (new.width * new.height / max(1, old.width * old.height)).squareRoot()
    let growth = isLarger ? part : 1 / max(part, 0.01)
    let limited = min(max(growth, Self.ratios.lowerBound), Self.ratios.upperBound)
    ratio = isLarger ? limited : 1 / limited
  }

  /// Records the scale after a movement. The recognizer's own velocity is that of the last event, which is the movement of one
  /// finger where a device reports its fingers one after the other.
  func record(_ scale: CGFloat, at time: TimeInterval) {
    samples.removeAll { time - $0.time > Self.speedInterval }
    samples.append((time, scale))
  }

  /// Returns the change of the progress per second at the time at which the fingers are lifted.
  func speed(at time: TimeInterval) -> CGFloat {
    let recent = samples.filter { time - $0.time <= Self.speedInterval }
    guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
    return (progress(at: last.scale) - progress(at: first.scale)) / CGFloat(last.time - first.time)
  }

  /// Returns the progress of the transition at a scale of the pinch. It may be outside of 0...1.
  func progress(at scale: CGFloat) -> CGFloat { (scale / max(baseScale, 0.01) - 1) / (ratio - 1) }
}
