/// The layout of pixels in memory: alpha, byte order and number format.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the layout. The lowest five bits contain a `CGImageAlphaInfo`, and the bits in `byteOrderMask` contain
  /// a `CGImageByteOrderInfo`.
  public let rawValue: UInt32

  /// Creates a layout from its bits.
  ///
  /// - Parameter rawValue: The bits of the layout.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a layout from its components.
  ///
  /// - Parameters:
  ///   - alpha: The position of alpha.
  ///   - byteOrder: The byte order.
  public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
    rawValue = alpha.rawValue | byteOrder.rawValue
  }

  /// The bits of `rawValue` that contain the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of `rawValue` that indicate whether the components are integers or floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// The components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits of `rawValue` that contain the `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The components are stored in the order of the layout's name: the bytes of RGBA are R, G, B, A in memory.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// The components are 16-bit numbers with the low byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// The pixels are 32-bit numbers with the low byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// The components are 16-bit numbers with the high byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// The pixels are 32-bit numbers with the high byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// The position of alpha, or `.none` if the bits have no valid value.
  public var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }

  /// The byte order, or `.orderDefault` if the bits have no valid value.
  public var byteOrder: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault }

  /// The layout of `PixelBuffer`: premultiplied ARGB as a native-endian 32-bit number.
  package static let native = CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: nativeOrder)

  /// The byte order of the machine.
  package static var nativeOrder: CGImageByteOrderInfo { UInt32(1).littleEndian == 1 ? .order32Little : .order32Big }
}
