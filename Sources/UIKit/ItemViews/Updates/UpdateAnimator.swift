import Foundation
import QuartzCore

/// An object that runs the animations of updates in a table or collection view, and retains the disappearing elements.
///
/// A disappearing element still belongs to its item. If the item is shown again before the animation ends, its view is
/// animated back from its current position (`restoreDisappearing`).
@MainActor
final class UpdateAnimator<Host: UpdateHost> {
  private unowned let host: Host
  /// The batch updates, changes of size and layout changes that are being animated. The oldest is the first.
  @exclusivity(unchecked) private var runningUpdates: [RunningUpdate<Host.Element>] = []
  /// The queue that orders the completion handlers.
  private let queue = CompletionQueue()
  /// The disappearing elements that still belong to an item, by key.
  @exclusivity(unchecked) private var disappearingElements: [ElementKey: Host.Element] = [:]

  init(_ host: Host) { self.host = host }

  // MARK: Queries

  /// Indicates whether a change is being animated.
  var isRunning: Bool { !runningUpdates.isEmpty }

  /// The number of elements that are disappearing in all running updates.
  var disappearingCount: Int { runningUpdates.reduce(0) { $0 + $1.count } }

  /// Indicates whether any disappearing element still belongs to an item.
  var hasDisappearing: Bool { !disappearingElements.isEmpty }

  /// The keys of the disappearing elements that still belong to an item, in ascending order.
  var disappearingKeys: [ElementKey] { disappearingElements.keys.sorted() }

  /// Returns the disappearing element with a key that still belongs to its item, or `nil` if there is none.
  func disappearingElement(_ key: ElementKey) -> Host.Element? {
    disappearingElements.isEmpty ? nil : disappearingElements[key]
  }

  // MARK: Disappearing elements

  /// Adds an element that is no longer visible.
  func addDisappearing(_ element: Host.Element) { disappearingElements[element.key] = element }

  /// Returns the disappearing element with a key and removes it from the updates in progress, because it appears again. Returns
  /// `nil` if there is none.
  func restoreDisappearing(_ key: ElementKey) -> Host.Element? {
    guard !disappearingElements.isEmpty, let element = disappearingElements.removeValue(forKey: key) else { return nil }
    element.update?.remove(element)
    return element
  }

  /// Ends the relation between a disappearing element and its item. The animation of its view continues.
  func separateFromItem(_ key: ElementKey) { disappearingElements[key] = nil }

  /// Assigns new keys to disappearing elements after an update. A disappearing element no longer belongs to an item that is
  /// deleted or reloaded.
  func translateDisappearing(_ newKey: (ElementKey) -> ElementKey?) {
    guard !disappearingElements.isEmpty else { return }
    let oldElements = disappearingElements
    disappearingElements = [:]
    for (key, element) in oldElements {
      guard let translatedKey = newKey(key) else { continue }
      element.key = translatedKey
      disappearingElements[translatedKey] = element
    }
  }

  /// Removes the animations of updates from a view that is reused before they end. The application's own animations are
  /// not removed.
  func removeUpdateAnimations(of view: UIView) {
    guard let keys = view.layer.animationKeys() else { return }
    for update in runningUpdates { update.viewsWereReused() }
    for key in keys where (view.layer.animation(forKey: key) as? CAPropertyAnimation)?.isAdditive == true {
      view.layer.removeAnimation(forKey: key)
    }
  }

  // MARK: Changes

  /// Performs a change, with an animation if the view is in a window. Inside an animation block, the duration and curve
  /// of the block are used.
  ///
  /// - Parameters:
  ///   - elements: The elements that disappear with the change.
  ///   - isAnimated: `true` if the change may be animated.
  ///   - waits: `true` to call the completion handler after the whole duration, even if no view moves.
  ///   - changes: A closure that sets the new values.
  ///   - completion: A closure that is called when the animation ends, with `true` if it was not interrupted.
  /// - Returns: The running change.
  @discardableResult
  func run(
    disappearing elements: [Host.Element], isAnimated: Bool, waits: Bool, _ changes: @escaping () -> Void,
    completion: @escaping (Bool) -> Void
  ) -> RunningUpdate<Host.Element> {
    let update = RunningUpdate(disappearing: elements)
    guard host.isInWindow, UIView.areAnimationsEnabled, isAnimated else {
      let finished = !UIView.areAnimationsEnabled || (!isAnimated && host.isInWindow)
      UIView.withoutAnimation { changes() }
      end(update)
      host.finishLater([completion], finished)
      return update
    }
    runningUpdates.append(update)
    let inheritedDuration = UIView.inheritedAnimationDuration
    let dueTime = CACurrentMediaTime() + (inheritedDuration > 0 ? inheritedDuration : UpdateSpring.duration)
    let completionTurn = queue.begin(until: dueTime, completion)
    update.completionTurn = completionTurn
    UpdateSpring.animate(changes) { [weak self, queue] finished in
      let finish = {
        self?.end(update)
        queue.finish(completionTurn, update.hasFinished(finished))
      }
      let delay = dueTime - CACurrentMediaTime()
      if waits, delay > 1e-3, !update.isInterrupted, self?.host.isInWindow == true {
        // The views that have disappeared are recycled by then, so the application is not idle before.
        update.completionTimer = FrameTimers.schedule(after: delay, isActivity: true, finish)
      } else {
        finish()
      }
    }
    return update
  }

  /// Ends all animated changes immediately. Their disappearing views are recycled, and their completion handlers
  /// receive `false` in the next iteration of the run loop, before the handlers of the change that interrupts them.
  func interruptAll() {
    guard isRunning else { return disappearingElements = [:] }
    let completionTurns = runningUpdates.compactMap(\.completionTurn)
    for update in runningUpdates {
      update.interrupt()
      end(update)
    }
    disappearingElements = [:]
    DispatchQueue.main.async { [queue] in
      MainActor.assumeIsolated { for completionTurn in completionTurns { queue.finish(completionTurn, false) } }
    }
  }

  /// Recycles the views that have disappeared with a change. A second call for the same change has no effect.
  private func end(_ update: RunningUpdate<Host.Element>) {
    let elements = update.removeDisappearingElements()
    runningUpdates.removeAll { $0 === update }
    for element in elements {
      element.update = nil
      // The view may be reused before its animation is over.
      if update.isInterrupted { removeUpdateAnimations(of: element.view) }
      let belongsToItem = disappearingElements[element.key] === element
      if belongsToItem { disappearingElements[element.key] = nil }
      host.recycle(element, belongsToItem: belongsToItem)
    }
  }
}
