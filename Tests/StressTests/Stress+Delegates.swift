import UIKit

// Operations that end later: interactive transitions and movements, and prefetching.
extension Stress {
  func togglePrefetching() {
    history.append("prefetching \(list.isPrefetchingEnabled ? "off" : "on")")
    list.isPrefetchingEnabled.toggle()
  }

  /// Begins an interactive transition, performs another step during it and releases it, so that it ends during the
  /// following steps.
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
    // At its end the offset is inside the content.
    mayBeBeyond = false
  }

  /// Begins an interactive movement, and ends or cancels it, possibly after another step.
  func moveByUser() {
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
    // The offset follows changes of the content.
    mayBeBeyond = false
  }
}
