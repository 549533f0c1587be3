import Foundation
import QuartzCore

/// Runs the animations of an item view's updates, and keeps the elements that disappear with them.
///
/// An element that disappears still belongs to its item: when the item is to be shown again before the animation is over,
/// its view turns round where it is (`takeBack`).
@MainActor
final class UpdateAnimator<Host: UpdateHost> {
  private unowned let host: Host
  /// The changes whose animations are not over, oldest first.
  @exclusivity(unchecked) private var running: [RunningUpdate<Host.Element>] = []
  /// Puts the completions of animated changes into order.
  private let queue = CompletionQueue()
  /// The elements that disappear and still belong to an item.
  @exclusivity(unchecked) private var disappearing: [ElementKey: Host.Element] = [:]

  init(_ host: Host) { self.host = host }

  // MARK: Questions

  /// Whether the animation of a change is not over.
  var isRunning: Bool { !running.isEmpty }

  /// How many views are on their way off the screen.
  var disappearingCount: Int { running.reduce(0) { $0 + $1.count } }

  /// Whether elements of items are disappearing.
  var hasDisappearing: Bool { !disappearing.isEmpty }

  /// The keys of the elements that disappear and still belong to an item, in ascending order.
  var disappearingKeys: [ElementKey] { disappearing.keys.sorted() }

  /// Returns the disappearing element with a key, or nil.
  func disappearingElement(_ key: ElementKey) -> Host.Element? {
    disappearing.isEmpty ? nil : disappearing[key]
  }

  // MARK: Disappearing elements

  /// An element is no longer among the visible ones.
  func addDisappearing(_ element: Host.Element) { disappearing[element.key] = element }

  /// Returns the element of a key that was about to disappear, which from now on is the view's to show; nil without one.
  func takeBack(_ key: ElementKey) -> Host.Element? {
    guard !disappearing.isEmpty, let element = disappearing.removeValue(forKey: key) else { return nil }
    element.update?.remove(element)
    return element
  }

  /// The element with a key belongs to no item from now on; its view disappears all the same.
  func removeIdentity(_ key: ElementKey) { disappearing[key] = nil }

  /// Gives disappearing elements their keys after a batch. The view of one whose item goes or gets a new view will not be
  /// used for it again.
  func translateDisappearing(_ newKey: (ElementKey) -> ElementKey?) {
    guard !disappearing.isEmpty else { return }
    let old = disappearing
    disappearing = [:]
    for (key, element) in old {
      guard let new = newKey(key) else { continue }
      element.key = new
      disappearing[new] = element
    }
  }

  /// Takes off the animations of updates from a view that is to be used again while updates are running. Animations that the
  /// program added stay.
  func removeUpdateAnimations(of view: UIView) {
    guard let keys = view.layer.animationKeys() else { return }
    for update in running { update.loseViews() }
    for key in keys where (view.layer.animation(forKey: key) as? CAPropertyAnimation)?.isAdditive == true {
      view.layer.removeAnimation(forKey: key)
    }
  }

  // MARK: Changes

  /// Runs a change, animated in a window. Inside a block of animations it takes that block's duration and curve.
  ///
  /// - Parameters:
  ///   - disappearing: The elements that leave the screen with it.
  ///   - isAnimated: Whether the change may be animated.
  ///   - waits: Whether the completion waits for the whole duration also where nothing has to move.
  ///   - changes: Sets the new values.
  ///   - completion: Called at the end, with whether the animation ran to its end.
  /// - Returns: The change.
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
    running.append(update)
    let inherited = UIView.inheritedAnimationDuration
    let due = CACurrentMediaTime() + (inherited > 0 ? inherited : UpdateSpring.duration)
    let turn = queue.begin(until: due, completion)
    UpdateSpring.animate(changes) { [weak self, queue] finished in
      let finish = {
        self?.end(update)
        queue.finish(turn, update.hasFinished(finished))
      }
      let rest = due - CACurrentMediaTime()
      if waits, rest > 1e-3, !update.isInterrupted, self?.host.isInWindow == true {
        FrameTimers.after(rest, finish)
      } else {
        finish()
      }
    }
    return update
  }

  /// Ends all animated changes at once: their views are recycled, their completions are called with false.
  func interruptAll() {
    for update in running {
      update.interrupt()
      end(update)
    }
    disappearing = [:]
  }

  /// Recycles the views that have left. Does nothing the second time.
  private func end(_ update: RunningUpdate<Host.Element>) {
    let elements = update.takeElements()
    running.removeAll { $0 === update }
    for element in elements {
      element.update = nil
      if disappearing[element.key] === element { disappearing[element.key] = nil }
      host.recycle(element)
    }
  }
}
