/// The progress of a view controller's appearance or disappearance, and the callbacks that were sent for it.
package struct AppearanceState {
  /// The phase of a view's appearance or disappearance.
  package enum Phase { case disappeared, appearing, appeared, disappearing }

  package var phase = Phase.disappeared
  /// The number of appearances and disappearances that have begun. A callback can begin another one, so the number is
  /// compared before and after the callback.
  package var changeCount = 0
  package var animated = false
  /// Indicates whether the appearance is ending: the children end theirs first.
  package var isEnding = false
  /// Indicates whether `viewIsAppearing` was called in the current appearance transition.
  package var didSendIsAppearing = false
  /// Indicates whether a container sends the appearance callbacks. If it is `true`, moving the view between windows
  /// sends no callbacks.
  package var isContainerDriven = false
  /// The number of calls of `transition(from:to:…)` that have involved the controller. The last one decides whether its view remains.
  package var transitionCount = 0
  /// Indicates whether `transition(from:to:…)` sends the appearance callbacks.
  package var isInTransition = false
  package var isMovingToParent = false
  package var isMovingFromParent = false
  package var isBeingPresented = false
  package var isBeingDismissed = false

  package init() {}
}
