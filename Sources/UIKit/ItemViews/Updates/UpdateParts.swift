/// The update coordinator and the animator of an item view.
///
/// A view creates them when they are first needed, and stores them in a variable without exclusivity checks: they are
/// read for each cell, and a `lazy` variable would be checked each time.
@MainActor
struct UpdateParts<Host: UpdateHost> {
  let coordinator: UpdateCoordinator<Host>
  let animator: UpdateAnimator<Host>

  init(_ host: Host) {
    coordinator = UpdateCoordinator(host)
    animator = UpdateAnimator(host)
  }
}
