import Foundation

/// The memory layout of the pixels of a bitmap. The structure converts pixels between this layout and that of
/// `PixelBuffer`.
struct PixelLayout: Equatable {
  /// The meaning of a byte of a pixel.
  enum Channel: Equatable { case red, green, blue, gray, alpha, unused }

  /// The meanings of a pixel's components, in their order in memory. Only the high byte of a 16-bit component is used.
  let channels: [Channel]
  /// The number of bytes per component: 1 or 2.
  let componentStride: Int
  /// The offset of the high byte within a component, in bytes.
  let highByteOffset: Int
  let isPremultiplied: Bool

  var bytesPerPixel: Int { channels.count * componentStride }
  var hasAlpha: Bool { channels.contains(.alpha) }
  /// Indicates whether the layout is the same as that of `PixelBuffer`, except that the alpha byte may be unused.
  var isNativePixel: Bool {
    guard componentStride == 1, isPremultiplied, channels.count == 4 else { return false }
    let alpha = hasAlpha ? Channel.alpha : .unused
    let isLittleEndian = CGBitmapInfo.nativeOrder == .order32Little
    return channels == (isLittleEndian ? [.blue, .green, .red, alpha] : [alpha, .red, .green, .blue])
  }

  /// Creates a layout. The result is nil if the layout is not supported. Floating-point, indexed and CMYK pixels are
  /// not supported, and neither are components with a size other than 8 or 16 bits.
  init?(bitsPerComponent: Int, bitsPerPixel: Int?, model: CGColorSpaceModel, info: CGBitmapInfo) {
    guard bitsPerComponent == 8 || bitsPerComponent == 16, !info.contains(.floatComponents) else { return nil }
    let colors: [Channel]
    switch model {
    case .rgb: colors = [.red, .green, .blue]
    case .monochrome: colors = [.gray]
    default:
      guard info.alpha == .alphaOnly else { return nil }
      colors = []
    }
    var pixelChannels: [Channel]
    switch info.alpha {
    case .none: pixelChannels = colors
    case .premultipliedLast, .last: pixelChannels = colors + [.alpha]
    case .premultipliedFirst, .first: pixelChannels = [.alpha] + colors
    case .noneSkipLast: pixelChannels = colors + [.unused]
    case .noneSkipFirst: pixelChannels = [.unused] + colors
    case .alphaOnly: pixelChannels = [.alpha]
    }
    let stride = bitsPerComponent / 8
    if let bitsPerPixel {
      let componentCount = bitsPerPixel / 8 / stride
      guard bitsPerPixel % 8 == 0, componentCount >= pixelChannels.count, componentCount <= 4 else { return nil }
      pixelChannels += Array(repeating: .unused, count: componentCount - pixelChannels.count)
    }
    if stride == 1, info.byteOrder == .order32Little {
      guard pixelChannels.count == 4 else { return nil }
      pixelChannels.reverse()
    }
    channels = pixelChannels
    componentStride = stride
    highByteOffset = stride == 2 && info.byteOrder == .order16Little ? 1 : 0
    isPremultiplied = info.alpha != .last && info.alpha != .first
  }

  /// Converts pixels of this layout to a pixel buffer.
  func read(from source: UnsafeRawPointer, bytesPerRow: Int, into pixels: PixelBuffer) {
    let step = bytesPerPixel
    let offsets = ChannelOffsets(channels, componentStride, highByteOffset)
    for y in 0..<pixels.height {
      let row = source + y * bytesPerRow
      let target = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<pixels.width {
        let pixel = (row + x * step).assumingMemoryBound(to: UInt8.self)
        let alpha = offsets.alpha < 0 ? 255 : UInt32(pixel[offsets.alpha])
        var (red, green, blue) = (UInt32(0), UInt32(0), UInt32(0))
        if offsets.gray >= 0 {
          red = UInt32(pixel[offsets.gray])
          green = red
          blue = red
        } else if offsets.red >= 0 {
          red = UInt32(pixel[offsets.red])
          green = UInt32(pixel[offsets.green])
          blue = UInt32(pixel[offsets.blue])
        }
        if alpha != 255 {
          if isPremultiplied {
            // A color component greater than alpha is invalid, and would overflow in blending.
            red = min(red, alpha)
            green = min(green, alpha)
            blue = min(blue, alpha)
          } else {
            red = (red * alpha + 127) / 255
            green = (green * alpha + 127) / 255
            blue = (blue * alpha + 127) / 255
          }
        }
        target[x] = alpha << 24 | red << 16 | green << 8 | blue
      }
    }
  }

  /// Converts a pixel buffer to pixels of this layout.
  func write(_ pixels: PixelBuffer, to target: UnsafeMutableRawPointer, bytesPerRow: Int) {
    let step = bytesPerPixel
    let offsets = ChannelOffsets(channels, componentStride, highByteOffset)
    for y in 0..<pixels.height {
      let source = (pixels.base + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let row = target + y * bytesPerRow
      for x in 0..<pixels.width {
        let value = source[x]
        let alpha = pixels.hasAlpha ? value >> 24 : 255
        var (red, green, blue) = (value >> 16 & 255, value >> 8 & 255, value & 255)
        if !isPremultiplied, alpha != 255, alpha != 0 {
          red = min(255, (red * 255 + alpha / 2) / alpha)
          green = min(255, (green * 255 + alpha / 2) / alpha)
          blue = min(255, (blue * 255 + alpha / 2) / alpha)
        }
        let pixel = (row + x * step).assumingMemoryBound(to: UInt8.self)
        // Both bytes of a 16-bit component are set to the value, so that 255 becomes 65535.
        func setChannel(_ offset: Int, _ value: UInt32) {
          guard offset >= 0 else { return }
          pixel[offset] = UInt8(value)
          if componentStride == 2 { pixel[offset ^ 1] = UInt8(value) }
        }
        setChannel(offsets.alpha, alpha)
        if offsets.gray >= 0 {
          setChannel(
            offsets.gray, red == green && green == blue ? red : (red * 54 + green * 183 + blue * 19 + 128) >> 8)
        } else {
          setChannel(offsets.red, red)
          setChannel(offsets.green, green)
          setChannel(offsets.blue, blue)
        }
        setChannel(offsets.unused, 255)
      }
    }
  }

  /// The offset of each channel within a pixel in bytes, or −1 if there is no such channel.
  private struct ChannelOffsets {
    let red, green, blue, gray, alpha, unused: Int

    init(_ channels: [Channel], _ stride: Int, _ highByteOffset: Int) {
      func offset(_ channel: Channel) -> Int {
        channels.firstIndex(of: channel).map { $0 * stride + highByteOffset } ?? -1
      }
      red = offset(.red)
      green = offset(.green)
      blue = offset(.blue)
      gray = offset(.gray)
      alpha = offset(.alpha)
      unused = offset(.unused)
    }
  }
}
