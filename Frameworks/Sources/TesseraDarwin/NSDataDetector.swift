import Foundation

/// A set of types that a detector finds, the raw value of an `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// An object that finds links, telephone numbers and dates in texts.
///
/// It finds links with a scheme or that begin with `www.`, domains such as `example.com`, addresses of mail, telephone numbers
/// of 7 to 15 digits, and dates such as `2024-01-31`, `1/31/2024`, `January 31, 2024` and `31 January 2024`. It does not find
/// other dates, addresses and flights, which iOS finds. It is no subclass of `NSRegularExpression`, whose methods cannot be
/// overridden on Linux.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The types of what the detector finds.
  public let checkingTypes: NSTextCheckingTypes
  private let expressions: [(kind: Kind, expression: NSRegularExpression)]

  private enum Kind { case mail, link, domain, phoneNumber, date(String) }

  /// Creates a detector.
  ///
  /// - Parameter types: The types to find, the raw value of an `NSTextCheckingResult.CheckingType`.
  /// - Throws: An error if the value has none of the types that a detector finds.
  public init(types: NSTextCheckingTypes) throws {
    let wanted = NSTextCheckingResult.CheckingType(rawValue: types)
    guard !wanted.isDisjoint(with: [.dates, .addresses, .links, .phoneNumbers, .flights]) else {
      throw CocoaError(.keyValueValidation)
    }
    checkingTypes = types
    var patterns: [(Kind, String)] = []
    if wanted.contains(.links) {
      patterns += [
        (.mail, #"(?<![\w.%+\-])(?:mailto:)?[\w.%+\-]{1,64}@[\w\-]{1,63}(?:\.[\w\-]{1,63}){0,8}\.[a-z]{2,24}\b"#),
        (.link, #"\b[a-z][a-z0-9+.\-]*://[^\s<>"“”]+"#),
        (
          .domain,
          #"\b(?:www\.[\w\-]{1,63}(?:\.[\w\-]{1,63}){1,8}|(?<![\w.\-])[a-z0-9\-]{1,63}(?:\.[a-z0-9\-]{1,63}){0,8}\.(?:com|org|net|edu|gov|io|app|dev|co|info|me|tv|ai|de|uk|fr|jp|cn|ru|br|in|it|es|nl|se|ch|au|ca|us|eu))\b(?::\d+)?(?:[/?#][^\s<>"“”]*)?"#
        ),
      ]
    }
    if wanted.contains(.dates) {
      let month =
        "(?:January|February|March|April|May|June|July|August|September|October|November|December"
        + "|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)"
      patterns += [
        (.date("yyyy-MM-dd"), #"\b\d{4}-\d{2}-\d{2}\b"#), (.date("M/d/yyyy"), #"\b\d{1,2}/\d{1,2}/\d{4}\b"#),
        (.date("MMMM d yyyy"), "\\b" + month + #"\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}\b"#),
        (.date("d MMMM yyyy"), #"\b\d{1,2}(?:st|nd|rd|th)?\.?\s+"# + month + #"\.?,?\s+\d{4}\b"#),
      ]
    }
    if wanted.contains(.phoneNumbers) {
      patterns.append(
        (.phoneNumber, #"(?<![\w+])(?:\+\d{1,3}[ .\-]?)?(?:\(\d{1,5}\)[ .\-]?)?\d{2,5}(?:[ .\-]?\d{2,5}){1,4}(?!\w)"#))
    }
    expressions = try patterns.map { ($0, try NSRegularExpression(pattern: $1, options: .caseInsensitive)) }
  }

  /// Finds data in a part of a text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options. They have no effect.
  ///   - range: The part.
  /// - Returns: The results in the order of their places.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedData] = []
    for (kind, expression) in expressions {
      for match in expression.matches(in: string, range: range) {
        guard let data = data(kind, match.range, NSString(string: string)),
          !found.contains(where: { NSIntersectionRange($0.range, data.range).length > 0 })
        else { continue }
        found.append(data)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Calls a closure with what is found in a part of a text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options. They have no effect.
  ///   - range: The part.
  ///   - block: A closure that gets each result. It sets its last argument to `true` to end the search.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
  }

  /// Returns the number of results in a part of a text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options. They have no effect.
  ///   - range: The part.
  /// - Returns: The number, which is 0 if nothing is found.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the first result in a part of a text.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The options. They have no effect.
  ///   - range: The part.
  /// - Returns: The result with the lowest place, or nil if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  private func data(_ kind: Kind, _ range: NSRange, _ text: NSString) -> DetectedData? {
    switch kind {
    case .mail:
      let address = text.substring(with: range)
      return URL(string: address.hasPrefix("mailto:") ? address : "mailto:" + address).map {
        DetectedData(.link($0), range)
      }
    case .link, .domain:
      let range = withoutPunctuation(range, text)
      var link = text.substring(with: range)
      if case .domain = kind { link = "http://" + link }
      return URL(string: link).map { DetectedData(.link($0), range) }
    case .phoneNumber:
      let number = text.substring(with: range)
      guard 7...15 ~= number.filter(\.isNumber).count else { return nil }
      return DetectedData(.phoneNumber(number), range)
    case .date(let format):
      var words = text.substring(with: range).replacingOccurrences(of: ",", with: " ")
      words = words.replacingOccurrences(
        of: #"(?<=\d)(?:st|nd|rd|th|\.)|(?<=[a-z])\."#, with: "", options: .regularExpression)
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = format
      guard let day = formatter.date(from: words.split(separator: " ").joined(separator: " ")) else { return nil }
      return DetectedData(.date(day.addingTimeInterval(12 * 60 * 60)), range)
    }
  }

  /// Returns a range without the punctuation at its end that belongs to the sentence.
  private func withoutPunctuation(_ range: NSRange, _ text: NSString) -> NSRange {
    var range = range
    while range.length > 1 {
      let last = text.substring(with: NSRange(location: range.location + range.length - 1, length: 1))
      let isUnpaired = last == ")" && !text.substring(with: range).contains("(")
      guard ".,:;!?'*".contains(last) || isUnpaired else { break }
      range.length -= 1
    }
    return range
  }
}
