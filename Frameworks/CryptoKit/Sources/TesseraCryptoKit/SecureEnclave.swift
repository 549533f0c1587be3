/// The processor that keeps keys on iOS devices. Linux has no such processor, so that the keys in it are missing.
public enum SecureEnclave {
  /// A Boolean value that indicates whether the processor is available, which is always `false`.
  public static var isAvailable: Bool { false }
}
