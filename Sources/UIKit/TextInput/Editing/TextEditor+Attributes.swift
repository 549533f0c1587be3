import Foundation

// Commands that change the attributes of the selected text.
extension TextEditor {
  /// Changes the attributes of the selected text, or those of the text that is typed next if nothing is selected. The selection
  /// remains.
  ///
  /// - Parameters:
  ///   - name: The name of the change in the undo menu item.
  ///   - convert: A closure that returns the new attributes for the attributes of a part of the text.
  func changeAttributes(
    name: String, _ convert: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    let range = editedText.selection
    guard range.length > 0 else {
      explicitTypingAttributes = convert(attributesForNewText)
      return
    }
    let oldText = editedText.attributedString.attributedSubstring(from: range)
    let newText = NSMutableAttributedString(attributedString: oldText)
    oldText.enumerateAttributes(in: NSRange(location: 0, length: range.length)) { attributes, part, _ in
      newText.setAttributes(convert(attributes), range: part)
    }
    change(range, to: newText, name: name)
    select(range)
  }

  /// Turns bold or italics on in the selected text, or off if the whole text has the trait.
  func toggle(_ trait: UIFontDescriptor.SymbolicTraits, name: String) {
    let isOn = selectionHasEverywhere { font(in: $0).fontDescriptor.symbolicTraits.contains(trait) }
    changeAttributes(name: name) { attributes in
      let font = font(in: attributes)
      let traits = font.fontDescriptor.symbolicTraits
      let newTraits = isOn ? traits.subtracting(trait) : traits.union(trait)
      guard let descriptor = font.fontDescriptor.withSymbolicTraits(newTraits) else { return attributes }
      return attributes.merging([.font: UIFont(descriptor: descriptor, size: font.pointSize)]) { $1 }
    }
  }

  /// Underlines the selected text, or removes the underlines if the whole text is underlined.
  func toggleUnderlineOfSelection() {
    let isOn = selectionHasEverywhere { ($0[.underlineStyle] as? Int ?? 0) != 0 }
    changeAttributes(name: "Underline") { attributes in
      var newAttributes = attributes
      newAttributes[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue
      return newAttributes
    }
  }

  private func font(in attributes: [NSAttributedString.Key: Any]) -> UIFont {
    attributes[.font] as? UIFont ?? effectiveFont
  }

  /// Returns whether a condition is true for the attributes of each part of the selected text, or for those of the text that is typed
  /// next if nothing is selected.
  private func selectionHasEverywhere(_ condition: ([NSAttributedString.Key: Any]) -> Bool) -> Bool {
    let range = editedText.selection
    guard range.length > 0 else { return condition(attributesForNewText) }
    var result = true
    editedText.attributedString.enumerateAttributes(in: range) { attributes, _, stop in
      guard !condition(attributes) else { return }
      result = false
      stop.pointee = true
    }
    return result
  }
}
