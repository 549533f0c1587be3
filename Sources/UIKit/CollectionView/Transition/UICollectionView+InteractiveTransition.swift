import Foundation
import RuntimeInterface

// Interactive transitions (UICollectionView.h, UICollectionViewTransitionLayout.h): the view installs a layout that
// interpolates between two others; code sets its progress; finishing or cancelling animates it to one end and installs
// the layout there.
extension UICollectionView {
  final func beginInteractiveTransition(
    to next: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let running = transitionState.interactive {
      if running.settling == nil {
        Misuse.report(
          "\(self) cannot start an interactive transition to \(type(of: next)): one to "
            + "\(type(of: running.layout.next)) is running")
        return running.layout
      }
      end(running, completed: false)
    }
    checkUnshared(next)
    abandonMovement()
    stopMotion(notify: true)
    settleLayout()
    let anchor = contentInSight
    let current = layoutStorage
    next.collectionView = self
    let layout = transitionLayout(from: current, to: next)
    let transition = InteractiveTransition(layout: layout, completion: completion)
    transitionState.interactive = transition
    current.prepareForTransition(to: next)
    next.prepareForTransition(from: current)
    for element in paintOrder {
      element.beginTransition()
      element.view.willTransition(from: current, to: next)
    }
    install(layout, instead: current)
    session.clear(.offsetInRange)
    // The current layout has been prepared; this prepares the next one.
    prepareLayout()
    let offset = targetOffset(keeping: anchor, in: next, contentSize: next.collectionViewContentSize)
    layout.offsets = (contentOffset, offset)
    layout.transitionProgress = 0
    return layout
  }

  private func transitionLayout(
    from current: UICollectionViewLayout, to next: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    if let own = delegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next) {
      if own.current === current, own.next === next { return own }
      Misuse.report(
        "\(self): the delegate returned a transition layout between other layouts than \(type(of: current)) and "
          + "\(type(of: next)); a plain one is used")
    }
    return UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
  }

  /// Finishes or cancels the transition with an animation.
  final func settleInteractiveTransition(finish: Bool) {
    let name = finish ? "finish" : "cancel"
    guard let transition = transitionState.interactive else {
      Misuse.report("\(self) has no interactive transition to \(name)")
      return
    }
    guard transition.settling == nil else {
      Misuse.report("\(self) cannot \(name) its interactive transition: it is already being finished or cancelled")
      return
    }
    let settling = InteractiveTransition.Settling(transition.layout, isFinishing: finish, start: FrameClock.now)
    transition.settling = settling
    guard window != nil, UIView.areAnimationsEnabled else {
      end(transition, completed: true, later: true)
      return
    }
    FrameTasks.add(self, "layout transition") { [weak self] time in self?.stepInteractiveTransition(time) ?? false }
  }

  private func stepInteractiveTransition(_ time: TimeInterval) -> Bool {
    guard let transition = transitionState.interactive, let settling = transition.settling else { return false }
    transition.layout.keepEndInRange(isFinishing: settling.isFinishing)
    transition.layout.step(progress: settling.progress(at: time), values: settling.values(at: time))
    // An override of `transitionProgress` may have ended the transition.
    guard transitionState.interactive === transition else { return false }
    guard settling.isOver(at: time) else { return true }
    end(transition, completed: true)
    return false
  }

  /// Ends the transition because the layout is replaced. That is reported if code still controls the transition.
  final func breakOffInteractiveTransition(because reason: String) {
    guard let transition = transitionState.interactive else { return }
    if transition.settling == nil {
      Misuse.report(
        "\(self): the interactive transition to \(type(of: transition.layout.next)) is cancelled because \(reason)")
    }
    end(transition, completed: false)
  }

  private func end(_ transition: InteractiveTransition, completed: Bool, later: Bool = false) {
    let layout = transition.layout
    let finished = transition.settling?.isFinishing ?? false
    FrameTasks.remove(self, "layout transition")
    transition.settling = transition.settling ?? .init(layout, isFinishing: false, start: FrameClock.now)
    layout.keepEndInRange(isFinishing: finished)
    layout.step(progress: finished ? 1 : 0, values: transition.settling?.values(at: .infinity) ?? [:])
    transitionState.interactive = nil
    // The offset has its final value, so the content size is set before anything keeps the leading edge.
    if layoutStorage === layout { takeContentSize() }
    layout.offsets = nil
    let (arrived, left) = finished ? (layout.next, layout.current) : (layout.current, layout.next)
    if finished { for element in paintOrder { element.arrive() } }
    install(arrived, instead: layout)
    // The layout remains connected while it is notified of the end.
    left.collectionView = self
    layout.current.finalizeLayoutTransition()
    layout.next.finalizeLayoutTransition()
    left.collectionView = nil
    for element in paintOrder { element.view.didTransition(from: left, to: arrived) }
    guard let completion = transition.completion else { return }
    if later { finishLater([{ completion($0, finished) }], completed) } else { completion(completed, finished) }
  }
}
