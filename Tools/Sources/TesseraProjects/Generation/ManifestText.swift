/// Writes package manifests.
enum ManifestText {
  /// A target of the manifest.
  struct Target {
    var declaration: String
    var name: String
    var dependencies: [String]
    var settings: [String] = []
    var resources: [String] = []
    var others: [String] = []
  }

  /// Returns a text as a literal of Swift.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a manifest.
  ///
  /// - Parameters:
  ///   - name: The name of the package.
  ///   - origin: The path of the project that it was made of.
  ///   - packages: The packages that it depends on: names and folders.
  ///   - targets: The targets.
  static func manifest(name: String, origin: String, packages: [(name: String, path: String)], targets: [Target])
    -> String
  {
    var lines = [
      "// swift-tools-version: 6.2",
      "// Written by `tessera` for \(origin.split(whereSeparator: \.isNewline).joined(separator: " ")), and again each time it runs.",
      "import PackageDescription", "", "let package = Package(", "  name: \(literal(name)),",
      "  defaultLocalization: \"en\",",
      "  dependencies: [",
    ]
    lines += packages.map { "    .package(name: \(literal($0.name)), path: \(literal($0.path)))," }
    lines += ["  ],", "  targets: ["]
    for target in targets {
      lines.append("    .\(target.declaration)(")
      lines.append("      name: \(literal(target.name)),")
      lines.append("      dependencies: [")
      lines += target.dependencies.map { "        \($0)," }
      lines.append("      ],")
      lines.append("      path: \(literal("Targets/" + target.name))" + (target.hasMore ? "," : ""))
      if !target.resources.isEmpty {
        lines.append("      resources: [\(target.resources.joined(separator: ", "))]" + (target.hasSettings ? "," : ""))
      }
      lines += target.others.map { "      \($0)" + (target.settings.isEmpty ? "" : ",") }
      if !target.settings.isEmpty {
        lines.append("      swiftSettings: [")
        lines += target.settings.map { "        \($0)," }
        lines.append("      ]")
      }
      lines.append("    ),")
    }
    lines += ["  ]", ")", ""]
    return lines.joined(separator: "\n")
  }
}

extension ManifestText.Target {
  fileprivate var hasSettings: Bool { !settings.isEmpty || !others.isEmpty }
  fileprivate var hasMore: Bool { hasSettings || !resources.isEmpty }
}
