import Foundation

extension UIColor {
  /// A description of the color in English, such as "dark blue", "light gray" or "orange". The description is derived from hue,
  /// saturation and brightness.
  ///
  /// The words are Tessera's own, because UIKit's list is not published. The description of a pattern is "unknown".
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return "unknown" }
    if alpha <= 0.01 { return "transparent" }
    if brightness < 0.12 { return "black" }
    if saturation < 0.1 {
      if brightness > 0.95 { return "white" }
      return brightness < 0.4 ? "dark gray" : brightness > 0.7 ? "light gray" : "gray"
    }
    let degrees = hue * 360
    if degrees >= 15, degrees < 45, brightness < 0.75 { return brightness < 0.35 ? "dark brown" : "brown" }
    if degrees >= 320 || degrees < 15, saturation < 0.55, brightness > 0.8 { return "pink" }
    let names: [(CGFloat, String)] = [
      (15, "red"), (45, "orange"), (70, "yellow"), (165, "green"), (200, "cyan"), (260, "blue"), (290, "purple"),
      (335, "magenta"), (360, "red"),
    ]
    let name = names.first { degrees < $0.0 }?.1 ?? "red"
    if brightness < 0.55 { return "dark " + name }
    return saturation < 0.45 ? "light " + name : name
  }
}
