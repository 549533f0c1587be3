/// The progress of a view controller's appearance or disappearance, and the callbacks that were sent for it.
package struct AppearanceState {
  /// The stages between the disappearance and the appearance of a view.
  package enum Phase { case disappeared, appearing, appeared, disappearing }

  package var phase = Phase.disappeared
  package var animated = false
  /// Indicates whether `viewIsAppearing` was called in this transition.
  package var didSendIsAppearing = false
  /// Indicates whether a container sends the appearance callbacks. If so, moving the view between windows sends none.
  package var isContainerDriven = false
  package var isMovingToParent = false
  package var isMovingFromParent = false
  package var isBeingPresented = false
  package var isBeingDismissed = false

  package init() {}
}
