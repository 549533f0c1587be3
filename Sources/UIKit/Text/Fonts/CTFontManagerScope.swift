/// A range of processes for which a font is registered. In Tessera, a font is always registered for this process alone.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nowhere.
  case none
  /// In the process.
  case process
  /// In all processes of the user, also after the next start.
  case persistent
  /// In all processes of the user's session.
  case session
  /// The name of `persistent` in older versions.
  public static let user = CTFontManagerScope.persistent
}
