import Foundation

/// A message of the chat, whose content follows from its number, as in the other applications of the comparison.
struct ChatMessage {
  /// The number, which is negative for messages that were loaded later.
  let number: Int

  private static let words = [
    "the", "time", "people", "way", "water", "day", "word", "many", "light", "house", "again", "point", "world",
    "small", "every", "near", "add", "food", "between", "own", "below", "country", "plant", "last", "school",
    "father", "keep", "tree", "never", "start", "city", "earth", "eye", "thought", "head", "under", "story", "saw",
    "left", "few", "while", "along", "might", "close", "something", "seem", "next", "hard", "open", "example",
    "begin", "life", "always", "those", "both", "paper", "together", "got", "group", "often", "run", "important",
    "until", "children",
  ]
  private static let names = ["Ada", "Bela", "Chiara", "Dmitri", "Emeka", "Fatima", "Grace", "Hiro"]

  private static func mix(_ value: UInt32) -> UInt32 {
    var x = value
    x ^= x >> 16
    x = x &* 0x7feb_352d
    x ^= x >> 15
    x = x &* 0x846c_a68b
    return x ^ x >> 16
  }

  private var hash: UInt32 { Self.mix(UInt32(truncatingIfNeeded: number)) }

  /// The remainder of the number, which is not negative.
  private func remainder(_ divisor: Int) -> Int { ((number % divisor) + divisor) % divisor }

  /// A Boolean value that is true if the message is on the left side.
  var isOnTheLeft: Bool { remainder(2) == 1 }
  var hasReactions: Bool { number.isMultiple(of: 5) }
  var avatar: Int { remainder(64) }
  var name: String { Self.names[Int(hash >> 16) % 8] }

  var time: String {
    let minutes = remainder(480) * 3
    return String(format: "%02d:%02d", minutes / 60, minutes % 60)
  }

  var text: String {
    let hash = hash
    let count = 2 + (hash % 11) * ((hash >> 8) % 12)
    let text = (0..<count).map { Self.words[Int(Self.mix(hash &+ $0) % 64)] }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  var reactions: [String] {
    ["yes", "ha", "wow"].enumerated().map { "\($1) \(1 + (hash >> (4 + 8 * UInt32($0))) % 9)" }
  }
}
