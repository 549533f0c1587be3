import Foundation

/// Functions that replace the texts of a nib file with the texts in the user's language.
///
/// `Base.lproj/Main.storyboard` is translated by `fr.lproj/Main.strings`, whose keys are an object's identifier and a
/// property: `"abc-de-fgh.text" = "Bonjour";`.
enum NibLocalization {
  /// Replaces the texts of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - table: The name of the strings file. It is the name of the document without its extension.
  ///   - folder: The folder of the document. If it is the folder of the user's language, the document is already
  ///     translated and is left unchanged.
  ///   - strings: The strings of the document's bundle.
  static func apply(to document: NibDocument, table: String, folder: URL, strings: LocalizedStrings) {
    let language = folder.deletingPathExtension().lastPathComponent
    if folder.pathExtension == "lproj", language != "Base", strings.language == language { return }
    let missingMarker = "\u{1}"
    for (id, element) in document.elements {
      for (property, set) in texts(of: element) {
        let key = "\(id).\(property)"
        let text = strings.string(key, value: missingMarker, table: table)
        // A string catalog contains the keys of its source language without texts. The text of the nib file is used
        // then.
        if text != missingMarker, text != key { set(text) }
      }
    }
  }

  /// Returns the texts of an object that can be translated. Each result contains the name of the property in the strings
  /// file, and a closure that replaces the text.
  private static func texts(of element: NibElement) -> [(property: String, set: (String) -> Void)] {
    var texts: [(String, (String) -> Void)] = []
    for name in ["text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "subtitle", "label", "hint"]
    where element[name] != nil {
      texts.append((name, { element.attributes[name] = $0 }))
    }
    for child in element.children {
      switch child.name {
      case "string" where child.key != nil:
        texts.append((child.key ?? "", { child.text = $0 }))
      case "state" where child["title"] != nil:
        let property = (child.key ?? "normal") + "Title"
        texts.append((property, { child.attributes["title"] = $0 }))
      case "buttonConfiguration":
        for name in ["title", "subtitle"] where child[name] != nil {
          texts.append(("configuration.\(name)", { child.attributes[name] = $0 }))
        }
      case "segments":
        for (index, segment) in child.children.enumerated() where segment["title"] != nil {
          texts.append(("segmentTitles[\(index)]", { segment.attributes["title"] = $0 }))
        }
      case "accessibility":
        for name in ["label", "hint"] where child[name] != nil {
          let property = "accessibility" + (name == "label" ? "Label" : "Hint")
          texts.append((property, { child.attributes[name] = $0 }))
        }
      default: break
      }
    }
    return texts
  }
}
