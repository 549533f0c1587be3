/// The abilities of a photo picker, which a configuration can disable.
public struct PHPickerCapabilities: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each ability.
  public let rawValue: UInt
  /// Creates a set of abilities from its bits.
  ///
  /// - Parameter rawValue: The bits, one for each ability.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The picker has a search bar.
  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  /// The picker shows the selected pictures in a separate area at the bottom. Tessera has no such area.
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 1)
  /// The user can navigate to albums. Tessera has no albums.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 2)
  /// The picker has the buttons for cancelling and adding.
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  /// The picker warns of sensitive pictures. Tessera does not analyze pictures.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}
