import Foundation

/// A color in terms of hue, saturation and brightness. Each component is in the range 0...1.
struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let fractionalHue = hue.isFinite ? hue - hue.rounded(.down) : 0
    self.hue = hue == 1 ? 1 : fractionalHue
    self.saturation = min(1, max(0, saturation))
    self.brightness = min(1, max(0, brightness))
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let largest = max(red, green, blue)
    let chroma = largest - min(red, green, blue)
    brightness = largest
    saturation = largest <= 0 ? 0 : chroma / largest
    guard chroma > 0 else {
      hue = 0
      return
    }
    let sector: CGFloat
    if largest == red {
      sector = (green - blue) / chroma
    } else if largest == green {
      sector = 2 + (blue - red) / chroma
    } else {
      sector = 4 + (red - green) / chroma
    }
    hue = (sector < 0 ? sector + 6 : sector) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    func channel(_ shift: CGFloat) -> CGFloat {
      // The position of the hue relative to the channel, in sixths of the color circle. The channel has its minimum from 1 to
      // 3, and its maximum from 4 to 6.
      let sector = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    return (channel(5), channel(3), channel(1))
  }
}
