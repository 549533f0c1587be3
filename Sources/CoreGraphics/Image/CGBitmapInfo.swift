/// How pixels lie in memory: alpha, byte order, kind of number.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits: a `CGImageAlphaInfo` in the low five, a `CGImageByteOrderInfo` in `byteOrderMask`.
  public let rawValue: UInt32

  /// Makes a value from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Makes a value from its parts.
  public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
    rawValue = alpha.rawValue | byteOrder.rawValue
  }

  /// The bits of the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that tell the kind of number.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of the `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Bytes as the components are named.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// 16-bit numbers, low byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32-bit numbers, low byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16-bit numbers, high byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32-bit numbers, high byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// The alpha that the low bits name; `.none` for bits that name nothing.
  public var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }

  /// The byte order that the bits name.
  public var byteOrder: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault }

  /// What `PixelBuffer` has: premultiplied ARGB as a native-endian 32-bit number.
  package static let native = CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: nativeOrder)

  /// The byte order of this machine.
  package static var nativeOrder: CGImageByteOrderInfo { UInt32(1).littleEndian == 1 ? .order32Little : .order32Big }
}
