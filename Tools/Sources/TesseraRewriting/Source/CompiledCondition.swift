import SwiftSyntax

/// Determines which code under `#if` is compiled for certain: that of this platform and of older versions of Swift.
package struct CompiledCondition {
  /// The language mode of the module, such as `5` or `4.2`.
  let swiftVersion: String
  /// Indicates whether conditions on the platform are unchanged, because the module supports Linux.
  let keepsConditions: Bool
  /// The names that the build configuration defines, other than `DEBUG`.
  private let definitions: Set<String>
  /// Indicates whether `DEBUG` is true in debug builds. Otherwise it is false in all builds.
  private let definesDebug: Bool

  /// Creates a value for the conditions of a module.
  ///
  /// - Parameters:
  ///   - swiftVersion: The language mode of the module, such as `5` or `4.2`.
  ///   - keepsConditions: `true` if conditions on the platform are unchanged, because the module supports Linux.
  ///   - definitions: The names that the build configuration defines, other than `DEBUG`.
  ///   - definesDebug: `true` if `DEBUG` is true in debug builds, `false` if it is false in all builds.
  package init(
    swiftVersion: String, keepsConditions: Bool, definitions: Set<String> = [], definesDebug: Bool = true
  ) {
    self.swiftVersion = swiftVersion
    self.keepsConditions = keepsConditions
    self.definitions = definitions
    self.definesDebug = definesDebug
  }

  /// The versions that the language modes 5 and 6 have at least with the compilers that Tessera supports.
  private static let newest = [5: [5, 10], 6: [6, 2]]

  /// Returns the clauses of a chain that are compiled for certain.
  ///
  /// - Parameter chain: The chain, from `#if` to `#endif`.
  /// - Returns: For each clause, `true` if it is compiled. Of a clause that depends on something unknown, such as a name that the
  ///   build settings do not define, the result is `false`, and so is that of the clauses after it.
  func compiled(in chain: IfConfigDeclSyntax) -> [Bool] {
    var isReached: Bool? = true
    return chain.clauses.map { clause in
      guard isReached == true else { return false }
      let value = clause.condition.map { answer($0.trimmedDescription) } ?? true
      isReached = value.map { !$0 }
      return value == true
    }
  }

  /// Returns whether a clause of a chain is not compiled for certain.
  ///
  /// - Parameters:
  ///   - clause: The clause.
  ///   - chain: The chain, from `#if` to `#endif`.
  /// - Returns: `false` if the clause is compiled, or if that depends on something unknown.
  func isLeftOut(_ clause: IfConfigClauseSyntax, of chain: IfConfigDeclSyntax) -> Bool {
    for other in chain.clauses {
      let value = other.condition.map { answer($0.trimmedDescription) } ?? true
      if other.id == clause.id { return value == false }
      if value == true { return true }
    }
    return false
  }

  /// Returns the value of a condition, or nil if it is unknown.
  ///
  /// - Parameter condition: The text of the condition.
  package func answer(_ condition: String) -> Bool? {
    if keepsConditions, ["os(", "canImport(", "targetEnvironment("].contains(where: condition.contains) { return nil }
    return PlatformCondition.answer(condition) { versionAnswer($0) ?? definitionAnswer($0) }
  }

  /// Returns the value of a name such as `DEBUG`, or nil if it is unknown. A name that the configuration does not define is unknown,
  /// because the options of a build can define it.
  private func definitionAnswer(_ name: String) -> Bool? {
    if name == "DEBUG" { return definesDebug ? nil : false }
    return definitions.contains(name) ? true : nil
  }

  /// Returns the value of a condition such as `swift(>=5.3)`, or nil for another one and for a version that the compiler may have.
  private func versionAnswer(_ condition: String) -> Bool? {
    for (name, version) in [("swift", languageVersion), ("compiler", Self.newest[6])] {
      for (comparison, result) in [(">=", true), ("<", false)] {
        let beginning = "\(name)(\(comparison)"
        guard let version, condition.hasPrefix(beginning), condition.hasSuffix(")") else { continue }
        let limit = Self.numbers(String(condition.dropFirst(beginning.count).dropLast()))
        guard let major = limit.first else { return nil }
        if !version.lexicographicallyPrecedes(limit) { return result }
        // A module in the mode of Swift 5 has no later version of the language, whatever the compiler is.
        return name == "swift" && version[0] < major ? !result : nil
      }
    }
    return nil
  }

  /// The version that `swift(>=…)` compares, or nil for a mode that the compiler does not have.
  private var languageVersion: [Int]? {
    let parts = Self.numbers(swiftVersion)
    guard let major = parts.first else { return nil }
    return major < 5 ? parts : Self.newest[major]
  }

  private static func numbers(_ text: String) -> [Int] {
    let parts = text.split(separator: ".").map { Int($0) }
    return parts.contains(nil) ? [] : parts.compactMap { $0 }
  }
}
