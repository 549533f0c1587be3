/// Where a controller's view is between hidden and shown.
package struct AppearanceState {
  package enum Phase { case disappeared, appearing, appeared, disappearing }

  package var phase = Phase.disappeared
  package var animated = false
  /// `viewIsAppearing` was sent in this transition.
  package var didSendIsAppearing = false
  /// A container drives the transition: moving the view between windows sends nothing by itself.
  package var isDriven = false
  package var isMovingToParent = false
  package var isMovingFromParent = false
  package var isBeingPresented = false
  package var isBeingDismissed = false

  package init() {}
}
