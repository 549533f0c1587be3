/// A view that arranges bar items and is notified of their changes.
@MainActor protocol BarContent: AnyObject {
  func itemChanged()
}
