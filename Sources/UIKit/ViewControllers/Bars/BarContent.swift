/// Something that arranges bar items and wants to know when one changed.
@MainActor protocol BarContent: AnyObject {
  func itemChanged()
}
