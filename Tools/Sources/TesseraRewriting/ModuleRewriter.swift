import SwiftParser
import SwiftSyntax

/// Rewrites the files of one module so that they compile without the Objective-C runtime.
///
/// The rules need all files of the module at once: a selector in one file names a method in another. Each line of the
/// result is the line of the original with the same number.
public struct ModuleRewriter: Sendable {
  /// What the rules need to know of the module.
  public struct Options: Sendable {
    /// The name of the module.
    public var moduleName: String
    /// The language mode, such as `5` or `4.2`.
    public var swiftVersion: String
    /// The modules that each file imports without saying so, for example those of a bridging header.
    public var implicitImports: [String]
    /// Whether the module contains tests.
    public var isTestModule: Bool

    /// Creates options.
    ///
    /// - Parameters:
    ///   - moduleName: The name of the module.
    ///   - swiftVersion: The language mode, such as `5` or `4.2`.
    ///   - implicitImports: The modules that each file imports without saying so.
    ///   - isTestModule: Whether the module contains tests.
    public init(
      moduleName: String, swiftVersion: String = "5", implicitImports: [String] = [], isTestModule: Bool = false
    ) {
      self.moduleName = moduleName
      self.swiftVersion = swiftVersion
      self.implicitImports = implicitImports
      self.isTestModule = isTestModule
    }
  }

  /// What a rewriting makes of a module.
  public struct Result: Sendable {
    /// The new texts of the files that change, by path.
    public var texts: [String: String] = [:]
    /// Swift files that are compiled in addition, by file name.
    public var additions: [String: String] = [:]
    /// What no rule can do.
    public var diagnostics: [RewritingDiagnostic] = []
  }

  /// What the rules know of the module.
  public var options: Options

  /// Creates a rewriter for a module.
  ///
  /// - Parameter options: What the rules need to know of the module.
  public init(options: Options) { self.options = options }

  /// Rewrites the files of the module.
  ///
  /// - Parameter files: All Swift files of the module.
  /// - Returns: The texts that change, the files to add, and messages about what no rule can do.
  public func rewrite(_ files: [SourceFile]) -> Result { Result() }
}
