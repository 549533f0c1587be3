/// The machine of an item view's updates: what collects them, and what animates them.
///
/// A view makes it when it is first needed, and keeps it in a variable without checked access: each cell asks for it, and a
/// `lazy` variable would be checked each time.
@MainActor
struct UpdateParts<Host: UpdateHost> {
  let coordinator: UpdateCoordinator<Host>
  let animator: UpdateAnimator<Host>

  init(_ host: Host) {
    coordinator = UpdateCoordinator(host)
    animator = UpdateAnimator(host)
  }
}
