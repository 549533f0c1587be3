/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// A pointed corner, up to the miter limit. This is the default.
  case miter
  /// A corner that is rounded by a circular arc.
  case round
  /// A corner that is cut off straight.
  case bevel
}
