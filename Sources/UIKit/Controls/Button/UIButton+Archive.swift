import Foundation

/// The content of a button's states in an archive. The keys of a state end with its raw value.
extension UIButton {
  final func encodeContents(with coder: NSCoder) {
    let states = contents.keys.map { Int(clamping: $0.rawValue) }.sorted()
    coder.encode(NSArray(array: states.map { NSNumber(value: $0) }), forKey: "UIButtonStates")
    for (state, content) in contents {
      coder.encodeString(content.title, forKey: "UITitle\(state.rawValue)")
      if let image = content.image { coder.encode(image, forKey: "UIImage\(state.rawValue)") }
      if let image = content.backgroundImage { coder.encode(image, forKey: "UIBackgroundImage\(state.rawValue)") }
      if let color = content.titleColor { coder.encode(color, forKey: "UITitleColor\(state.rawValue)") }
      if let color = content.shadowColor { coder.encode(color, forKey: "UIShadowColor\(state.rawValue)") }
    }
  }

  final func decodeContents(from coder: NSCoder) {
    for number in coder.decodeArray(of: NSNumber.self, forKey: "UIButtonStates") ?? [] {
      let state = State(rawValue: UInt(clamping: number.intValue))
      var content = ButtonStateContent()
      content.title = coder.decodeString(forKey: "UITitle\(state.rawValue)")
      content.image = coder.decodeValue(UIImage.self, forKey: "UIImage\(state.rawValue)")
      content.backgroundImage = coder.decodeValue(UIImage.self, forKey: "UIBackgroundImage\(state.rawValue)")
      content.titleColor = coder.decodeValue(UIColor.self, forKey: "UITitleColor\(state.rawValue)")
      content.shadowColor = coder.decodeValue(UIColor.self, forKey: "UIShadowColor\(state.rawValue)")
      contents[state] = content
    }
    contentDidChange()
  }
}
