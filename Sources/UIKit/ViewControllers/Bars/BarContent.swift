/// A view that arranges bar items. The items notify it of their changes.
@MainActor protocol BarContent: AnyObject {
  func itemChanged()
}
