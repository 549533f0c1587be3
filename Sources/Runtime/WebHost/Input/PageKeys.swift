import Foundation
import RuntimeInterface

/// Creates consistent key events from a page's messages. Every key press is followed by a release, even if the page
/// cannot report the release.
struct PageKeys {
  /// The pressed keys by usage, with the characters that each key types.
  private var pressedKeys: [(usage: Int, characters: String, plain: String)] = []

  /// Converts a key message of the page to key events.
  mutating func key(
    _ key: PageMessage.Key, modifiers: RawInput.Modifiers, time: TimeInterval
  ) -> [RawInput.Key] {
    guard key.usage > 0 else { return [] }
    let index = pressedKeys.firstIndex { $0.usage == key.usage }
    var result: [RawInput.Key] = []
    func add(isRepeat: Bool) {
      result.append(
        RawInput.Key(
          isDown: key.isDown, usage: key.usage, characters: key.characters, charactersIgnoringModifiers: key.plain,
          modifiers: modifiers, isRepeat: isRepeat, time: time))
    }
    if key.isDown {
      add(isRepeat: index != nil)
      if index == nil, pressedKeys.count < 64 { pressedKeys.append((key.usage, key.characters, key.plain)) }
    } else if let index {
      pressedKeys.remove(at: index)
      add(isRepeat: false)
      // On a Mac, browsers do not report the release of keys while Command is pressed.
      if key.usage == 227 || key.usage == 231 {
        result += releaseAll(time: time) { !(224...231).contains($0) }
      }
    }
    return result
  }

  /// Releases the pressed keys whose release the page will not report, and returns the key events. `predicate` selects keys by their
  /// usage.
  mutating func releaseAll(time: TimeInterval, where predicate: (Int) -> Bool = { _ in true }) -> [RawInput.Key] {
    let releasedKeys = pressedKeys.filter { predicate($0.usage) }
    pressedKeys.removeAll { predicate($0.usage) }
    return releasedKeys.map {
      RawInput.Key(
        isDown: false, usage: $0.usage, characters: $0.characters, charactersIgnoringModifiers: $0.plain, modifiers: [],
        time: time)
    }
  }
}
