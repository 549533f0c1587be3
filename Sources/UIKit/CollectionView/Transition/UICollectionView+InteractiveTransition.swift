import Foundation
import RuntimeInterface

// Interactive transitions (UICollectionView.h, UICollectionViewTransitionLayout.h). The view installs a layout that
// interpolates between two others, and code sets its progress. When the transition is finished or cancelled, the
// progress is animated to one end, and the layout at that end is installed.
extension UICollectionView {
  final func beginInteractiveTransition(
    to next: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if let runningTransition = transitionState.interactive, runningTransition.finalAnimation == nil {
      Diagnostics.report(
        "\(self) cannot start an interactive transition to \(type(of: next)): a "
          + "transition to \(type(of: runningTransition.layout.next)) is already running. Finish or cancel it first")
      return runningTransition.layout
    }
    guard session.isIdle, !updates.isBatchOpen else {
      Diagnostics.report(
        "\(self) cannot start an interactive transition to \(type(of: next)) while it lays out its elements or commits an "
          + "update; the layout does not change")
      if let completion { finishLater([{ completion($0, false) }], false) }
      return UICollectionViewTransitionLayout(currentLayout: layoutStorage, nextLayout: next)
    }
    if let runningTransition = transitionState.interactive { end(runningTransition, completed: false) }
    return changeStructure { startInteractiveTransition(to: next, whenDone: completion) }
  }

  private func startInteractiveTransition(
    to next: UICollectionViewLayout, whenDone completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    reportSharedLayout(next)
    abandonMovement()
    stopMotion(notify: true)
    if !session.needs(.reload) { resolveLayout() }
    let anchor = visibleContentAnchor
    let currentLayout = layoutStorage
    next.attachedView = self
    let layout = transitionLayout(from: currentLayout, to: next)
    let transition = InteractiveTransition(layout: layout, completion: completion)
    transitionState.interactive = transition
    currentLayout.prepareForTransition(to: next)
    next.prepareForTransition(from: currentLayout)
    for element in paintOrder {
      element.beginTransition()
      element.view.willTransition(from: currentLayout, to: next)
    }
    install(layout, instead: currentLayout)
    session.clear(.offsetInRange)
    // The current layout has been prepared. This call prepares the next one.
    prepareLayout()
    let offset = targetOffset(keeping: anchor, in: next, contentSize: next.collectionViewContentSize)
    layout.offsets = (contentOffset, offset)
    layout.transitionProgress = 0
    return layout
  }

  private func transitionLayout(
    from current: UICollectionViewLayout, to next: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    if let customLayout = delegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: next) {
      if customLayout.current === current, customLayout.next === next { return customLayout }
      Diagnostics.report(
        "\(self): the delegate returned a transition layout that is not between \(type(of: current)) and "
          + "\(type(of: next)); a plain transition layout is used")
    }
    return UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
  }

  /// Finishes or cancels the interactive transition with an animation.
  final func completeInteractiveTransition(finish: Bool) {
    guard session.isIdle else {
      return transitionState.pendingChanges.append { [weak self] in self?.completeInteractiveTransition(finish: finish)
      }
    }
    let name = finish ? "finish" : "cancel"
    guard let transition = transitionState.interactive else {
      Diagnostics.report(
        "\(self) has no interactive transition to \(name); call startInteractiveTransition(to:completion:) first")
      return
    }
    guard transition.finalAnimation == nil else {
      Diagnostics.report("\(self) cannot \(name) its interactive transition: it has already been finished or cancelled")
      return
    }
    let finalAnimation = InteractiveTransition.FinalAnimation(
      transition.layout, isFinishing: finish, startTime: FrameClock.now)
    transition.finalAnimation = finalAnimation
    guard window != nil, UIView.areAnimationsEnabled else {
      end(transition, completed: true, later: true)
      return
    }
    FrameTasks.add(self, "layout transition") { [weak self] time in self?.stepInteractiveTransition(time) ?? false }
  }

  private func stepInteractiveTransition(_ time: TimeInterval) -> Bool {
    guard let transition = transitionState.interactive, let finalAnimation = transition.finalAnimation else {
      return false
    }
    transition.layout.clampEndOffset(isFinishing: finalAnimation.isFinishing)
    transition.layout.step(progress: finalAnimation.progress(at: time), values: finalAnimation.values(at: time))
    // An override of `transitionProgress` may have ended the transition.
    guard transitionState.interactive === transition else { return false }
    guard finalAnimation.isFinished(at: time) else { return true }
    end(transition, completed: true)
    return false
  }

  /// Ends the interactive transition because the layout is replaced. Reports an error with the reason if the transition
  /// has been neither finished nor cancelled.
  final func abortInteractiveTransition(because reason: String) {
    guard let transition = transitionState.interactive else { return }
    if transition.finalAnimation == nil {
      Diagnostics.report(
        "\(self): the interactive transition to \(type(of: transition.layout.next)) is cancelled because \(reason)")
    }
    end(transition, completed: false)
  }

  private func end(_ transition: InteractiveTransition, completed: Bool, later: Bool = false) {
    changeStructure { replaceLayout(of: transition) }
    guard let completion = transition.completion else { return }
    let isFinishing = transition.finalAnimation?.isFinishing ?? false
    if later { finishLater([{ completion($0, isFinishing) }], completed) } else { completion(completed, isFinishing) }
  }

  /// Installs the layout at the end of a transition and notifies both layouts and the views.
  private func replaceLayout(of transition: InteractiveTransition) {
    let layout = transition.layout
    let finished = transition.finalAnimation?.isFinishing ?? false
    FrameTasks.remove(self, "layout transition")
    transition.finalAnimation =
      transition.finalAnimation ?? .init(layout, isFinishing: false, startTime: FrameClock.now)
    layout.clampEndOffset(isFinishing: finished)
    layout.step(progress: finished ? 1 : 0, values: transition.finalAnimation?.values(at: .infinity) ?? [:])
    transitionState.interactive = nil
    // The offset has its final value. If the content size were set after `offsets` becomes nil, `preserveLeadingEdge(_:)` would
    // move the offset again.
    if layoutStorage === layout { updateContentSize() }
    layout.offsets = nil
    let (arrived, left) = finished ? (layout.next, layout.current) : (layout.current, layout.next)
    if finished { for element in paintOrder { element.finishTransition() } }
    install(arrived, instead: layout)
    // The layout still belongs to the view while it is notified of the end.
    left.attachedView = self
    layout.current.finalizeLayoutTransition()
    layout.next.finalizeLayoutTransition()
    left.attachedView = nil
    for element in paintOrder { element.view.didTransition(from: left, to: arrived) }
  }
}
