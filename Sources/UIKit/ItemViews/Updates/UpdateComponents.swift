/// The update coordinator and the update animator of an item view.
///
/// A view creates them on first use and stores them in a variable without exclusivity checks, because they are read for
/// each cell. A `lazy` variable would be checked in each access.
@MainActor
struct UpdateComponents<Host: UpdateHost> {
  let coordinator: UpdateCoordinator<Host>
  let animator: UpdateAnimator<Host>

  init(_ host: Host) {
    coordinator = UpdateCoordinator(host)
    animator = UpdateAnimator(host)
  }
}
