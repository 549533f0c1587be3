import Foundation

/// One animated change of elements (of a batch, of a size, of layouts), until its animation is over.
@MainActor
final class RunningUpdate {
  /// Elements whose views leave the screen with this change. Their time on the screen ends with it.
  private var leaving: [RealizedElement]
  /// A reload, or the loss of the window, ended it before its time.
  private(set) var isInterrupted = false
  /// A view that took part was put to another use meanwhile.
  var lostViews = false

  init(leaving: [RealizedElement]) {
    self.leaving = leaving
    for element in leaving { element.departure = self }
  }

  /// How many views are leaving.
  var count: Int { leaving.count }

  /// The element is shown again: it is no longer this change's business.
  func keep(_ element: RealizedElement) {
    leaving.removeAll { $0 === element }
    element.departure = nil
  }

  /// Recycles the views that have left. Does nothing the second time.
  func end(in view: UICollectionView) {
    let elements = leaving
    leaving = []
    view.batches.running.removeAll { $0 === self }
    for element in elements {
      element.departure = nil
      if view.batches.departing[element.key] === element { view.batches.departing[element.key] = nil }
      view.retire(element)
    }
  }

  /// Ends it now; its completion will say that it did not run to its end.
  func interrupt(in view: UICollectionView) {
    isInterrupted = true
    end(in: view)
  }

  /// What the completion is to say. Views that were used again had their animations taken off; that interrupts nothing.
  func hasFinished(_ animationsFinished: Bool) -> Bool { !isInterrupted && (animationsFinished || lostViews) }
}

extension UICollectionView {
  /// Ends all animated changes at once: their views are recycled, their completions hear `false`.
  final func interruptUpdates() {
    for update in batches.running { update.interrupt(in: self) }
    batches.departing = [:]
  }

  /// The view of an element that was about to leave, taken back; nil when there is none.
  final func takeBack(_ key: ElementKey) -> RealizedElement? {
    guard !batches.departing.isEmpty, let element = batches.departing.removeValue(forKey: key) else { return nil }
    element.departure?.keep(element)
    element.fitting.askedAt = nil
    element.generation = pass.generation
    realized[key] = element
    place(element)
    return element
  }
}
