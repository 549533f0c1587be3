import Foundation

/// Decodes the values of pickers and search bars.
extension NibLoader {
  func decodeDatePicker(_ picker: UIDatePicker, _ element: NibElement) {
    // The locale, calendar and interval come first: they determine which dates the picker accepts.
    if let name = element.child(key: "locale")?["localeIdentifier"] { picker.locale = Locale(identifier: name) }
    if let zone = element.child(key: "timeZone")?["name"].flatMap(TimeZone.init(identifier:)) { picker.timeZone = zone }
    if let mode = element["datePickerMode"] {
      if let dateMode = Self.dateModes[mode] {
        picker.datePickerMode = dateMode
      } else {
        document.report(element, "the mode “\(mode)” of the date picker is unknown; it shows date and time")
      }
    }
    switch element["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default: break
    }
    if let minutes = element.integer("minuteInterval"), minutes != 1 { picker.minuteInterval = minutes }
    if let date = date(element, "minimumDate") { picker.minimumDate = date }
    if let date = date(element, "maximumDate") { picker.maximumDate = date }
    // Without "useCurrentDate" the file contains the date that the picker shows.
    if element.bool("useCurrentDate") != true, let date = date(element, "date") { picker.date = date }
    if let duration = element.number("countDownDuration"), picker.datePickerMode == .countDownTimer {
      picker.countDownDuration = TimeInterval(duration)
    }
  }

  private static let dateModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]

  /// Returns the date in the `date` element that is the value of a property, or nil if there is no such element.
  private func date(_ element: NibElement, _ key: String) -> Date? {
    guard let child = element.child(key: key), child.name == "date" else { return nil }
    return child.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: Double($0)) }
  }

  func decodeColorWell(_ well: UIColorWell, _ element: NibElement) {
    if let text = document.string(element, "title") { well.title = text }
    if let value = element.bool("supportsAlpha") { well.supportsAlpha = value }
    if let color = document.color(element, "selectedColor") { well.selectedColor = color }
  }

  func decodeSearchBar(_ bar: UISearchBar, _ element: NibElement) {
    if let style = Self.barStyle(element) { bar.barStyle = style }
    switch element["searchBarStyle"] {
    case "minimal": bar.searchBarStyle = .minimal
    case "prominent": bar.searchBarStyle = .prominent
    default: break
    }
    if let text = document.string(element, "text"), !text.isEmpty { bar.text = text }
    if let text = document.string(element, "prompt") { bar.prompt = text }
    if let text = document.string(element, "placeholder") { bar.placeholder = text }
    if let value = element.bool("showsSearchResultsButton") { bar.showsSearchResultsButton = value }
    if let value = element.bool("showsBookmarkButton") { bar.showsBookmarkButton = value }
    if let value = element.bool("showsCancelButton") { bar.showsCancelButton = value }
    if let value = element.bool("translucent") { bar.isTranslucent = value }
    if let color = document.color(element, "barTintColor") { bar.barTintColor = color }
    if let image = document.image(element, "backgroundImage") { bar.backgroundImage = image }
    if let image = document.image(element, "scopeBarBackgroundImage") { bar.scopeBarBackgroundImage = image }
    if let offset = offset(element, "searchTextPositionAdjustment") { bar.searchTextPositionAdjustment = offset }
    if let offset = offset(element, "searchFieldBackgroundPositionAdjustment") {
      bar.searchFieldBackgroundPositionAdjustment = offset
    }
    let titles = element.elements(in: "scopeButtonTitles").filter { $0.name == "string" }.map(\.text)
    if !titles.isEmpty { bar.scopeButtonTitles = titles }
    if let value = element.bool("showsScopeBar") { bar.showsScopeBar = value }
    if let child = element.child(key: "textInputTraits") {
      var traits: any UITextInputTraits = bar
      decodeTraits(&traits, child)
    }
  }

  private func offset(_ element: NibElement, _ key: String) -> UIOffset? {
    guard let child = element.child(key: key), child.name == "offsetWrapper" else { return nil }
    return UIOffset(horizontal: child.length("horizontal") ?? 0, vertical: child.length("vertical") ?? 0)
  }
}
