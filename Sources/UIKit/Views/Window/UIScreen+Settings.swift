import Foundation
import RuntimeInterface

// The preferences of the desktop's user.
extension UIScreen {
  /// The locale of the user. It is the locale that the desktop reports, or the locale of the process if the desktop
  /// reports none. Its hour format is the one that the desktop reports.
  ///
  /// Foundation's `Locale.current` does not change while a program runs.
  package var userLocale: Locale {
    var locale = settings.localeIdentifier.map(Locale.init(identifier:)) ?? Locale.current
    if let uses24Hours = settings.uses24Hours {
      var components = Locale.Components(locale: locale)
      components.hourCycle = uses24Hours ? .zeroToTwentyThree : .oneToTwelve
      locale = Locale(components: components)
    }
    return locale
  }

  /// The color that the user prefers for interactive elements, or nil if the desktop reports none.
  var accentColor: UIColor? {
    settings.accentColor.map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) }
  }

  /// The content size category whose body text is closest to the user's text size, or nil for the standard size.
  var preferredCategory: UIContentSizeCategory? {
    guard settings.textScale != 1 else { return nil }
    // The sizes of body text in points (UIFont.TextStyle.body), in the order of the categories.
    let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let targetSize = settings.textScale * 17
    let closest = zip(UIContentSizeCategory.ordered, bodySizes).min { abs($0.1 - targetSize) < abs($1.1 - targetSize) }
    return closest?.0
  }
}
