/// The update coordinator and the update animator of a table or collection view.
///
/// A view creates them on first use and stores them in a variable without exclusivity checks, because they are read for
/// each cell. Each access of a `lazy` variable would be checked.
@MainActor
struct UpdateComponents<Host: UpdateHost> {
  let coordinator: UpdateCoordinator<Host>
  let animator: UpdateAnimator<Host>

  init(_ host: Host) {
    coordinator = UpdateCoordinator(host)
    animator = UpdateAnimator(host)
  }
}
