/// The order of the bytes of a pixel or a component in memory.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The mask of the bits for the byte order in a `CGBitmapInfo`.
  case orderMask = 0x7000
  /// The components are stored in the order of the layout's name: the bytes of RGBA are R, G, B, A in memory.
  case orderDefault = 0
  /// A component is a 16-bit number with its low byte first.
  case order16Little = 0x1000
  /// A pixel is a 32-bit number with its low byte first: ARGB is B, G, R, A in memory.
  case order32Little = 0x2000
  /// A component is a 16-bit number with its high byte first.
  case order16Big = 0x3000
  /// A pixel is a 32-bit number with its high byte first: ARGB is A, R, G, B in memory.
  case order32Big = 0x4000
}
