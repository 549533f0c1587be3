import Foundation

/// Reads `.xcconfig` files.
enum ConfigurationFile {
  /// The number of files that are read for one. Real projects have fewer than 20.
  private static let readLimit = 200
  /// The length of a value that is no longer inserted into another one. Only values that double each other are longer.
  private static let lengthLimit = 1 << 14

  /// Returns the settings of a file and of the files that it includes.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - folder: The folder of the project. Included files are also searched there.
  ///   - notes: Receives a note for each file that does not exist and for each line that is not a setting.
  /// - Returns: Values by name, with conditions in the names.
  static func read(_ path: String, folder: String, notes: inout [Note]) -> BuildSettings.Layer {
    var layer: BuildSettings.Layer = [:]
    var reads = 0
    read(path, folder: folder, into: &layer, stack: [], reads: &reads, notes: &notes)
    return layer
  }

  private static func read(
    _ path: String, folder: String, into layer: inout BuildSettings.Layer, stack: [String], reads: inout Int,
    notes: inout [Note]
  ) {
    reads += 1
    // Files that include the next one twice are read a number of times that doubles with each file.
    guard reads <= readLimit else {
      if reads == readLimit + 1 {
        notes.append(
          Note(path, "configuration files include each other more than \(readLimit) times; the rest is ignored"))
      }
      return
    }
    guard !stack.contains(path), stack.count < 32 else {
      notes.append(Note(path, "the configuration file includes itself; the second #include is ignored"))
      return
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      notes.append(Note(path, "the configuration file does not exist; its settings are left out"))
      return
    }
    let lines = String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      var text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#include") {
        let isOptional = text.hasPrefix("#include?")
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else {
          notes.append(Note(path, line: index + 1, "#include needs a path in quotation marks"))
          continue
        }
        let choices = [Paths.join(Paths.folder(path), String(parts[1])), Paths.join(folder, String(parts[1]))]
        let file = choices.first(where: Paths.exists)
        if file == nil && isOptional { continue }
        read(file ?? choices[0], folder: folder, into: &layer, stack: stack + [path], reads: &reads, notes: &notes)
        continue
      }
      if let comment = text.range(of: "//") { text = String(text[..<comment.lowerBound]) }
      text = text.trimmingCharacters(in: .whitespaces)
      guard !text.isEmpty else { continue }
      // The conditions of a name may contain equals signs: `NAME[sdk=iphoneos*] = value`.
      var level = 0
      let equals = text.firstIndex { character in
        if character == "[" { level += 1 }
        if character == "]" { level -= 1 }
        return character == "=" && level <= 0
      }
      guard let equals else {
        notes.append(
          Note(
            path, line: index + 1, "\"\(text.prefix(60))\" is not a setting, because it contains no '='; it is ignored")
        )
        continue
      }
      let name = text[..<equals].trimmingCharacters(in: .whitespaces)
      var value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      if value.hasSuffix(";") { value.removeLast() }
      // In a file, `$(inherited)` refers to an earlier line with the same name.
      if let earlier = layer[name], earlier.utf8.count < lengthLimit {
        value = value.replacingOccurrences(of: "$(inherited)", with: earlier)
      }
      layer[name] = value
    }
  }
}
