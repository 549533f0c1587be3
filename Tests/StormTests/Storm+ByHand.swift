import UIKit

// What code or a hand begins and ends later: interactive transitions, movement of an item; and prefetching.
extension Storm {
  func togglePrefetching() {
    history.append("prefetching \(list.isPrefetchingEnabled ? "off" : "on")")
    list.isPrefetchingEnabled.toggle()
  }

  /// An interactive transition, with anything in the middle of it, that is let go: it runs to its end in the steps that
  /// follow.
  func transit() {
    list.layoutIfNeeded()
    let layout = Self.makeLayout(family, &random)
    history.append("transition")
    let done = completion(inOrder: false)
    let between = list.startInteractiveTransition(to: layout) { _, isFinished in done(isFinished) }
    for _ in 0..<pick(0...3) {
      between.transitionProgress = CGFloat(pick(0...10)) / 10
      between.invalidateLayout()
      history.append("progress \(between.transitionProgress)")
      check(isAtRest: false)
      guard failure == nil else { return }
      if chance(3) { app.frame() }
    }
    if chance(4) {
      edit()
      check(isAtRest: false)
      guard failure == nil else { return }
    }
    if chance(3) {
      scroll()
      check(isAtRest: false)
      guard failure == nil else { return }
    }
    if chance(2) {
      history.append("finish")
      list.finishInteractiveTransition()
    } else {
      history.append("cancel")
      list.cancelInteractiveTransition()
    }
    // At its end the offset is within the content.
    mayBeBeyond = false
  }

  /// An item is taken, moved about, and dropped or taken back; or something else comes in between.
  func moveByHand() {
    list.layoutIfNeeded()
    guard let path = model.paths.randomElement(using: &random) else { return }
    history.append("hold \(Array(path))")
    guard list.beginInteractiveMovementForItem(at: path) else { return }
    mayBeBeyond = true
    dropped.insert(model.item(path))
    for _ in 0..<pick(0...4) {
      let place = CGPoint(
        x: list.bounds.minX + CGFloat(pick(0...Int(list.bounds.width))),
        y: list.bounds.minY + CGFloat(pick(-20...Int(list.bounds.height) + 20)))
      history.append("hold at \(place)")
      list.updateInteractiveMovementTargetPosition(place)
      switch pick(0...4) {
      case 0: list.layoutIfNeeded()
      case 1: app.frame()
      case 2: app.advance(by: 0.2)
      default: break
      }
    }
    switch pick(0...7) {
    case 0: edit()
    case 1:
      history.append("reload")
      model.selected = []
      model.sections.append(model.newSection(items: pick(0...5)))
      if let source { source.applySnapshotUsingReloadData(modelSnapshot) } else { list.reloadData() }
    case 2: scroll()
    default: break
    }
    if chance(3) {
      history.append("take back")
      list.cancelInteractiveMovement()
    } else {
      history.append("drop")
      list.endInteractiveMovement()
    }
    // Whatever the content has become, the offset comes along.
    mayBeBeyond = false
  }
}
