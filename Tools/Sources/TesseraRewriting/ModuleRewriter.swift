/// Rewrites the files of one module so that they compile without the Objective-C runtime.
///
/// The rules need all files of the module at once, because a selector in one file can refer to a method in another
/// file. Each line of the result corresponds to the line with the same number in the original.
public struct ModuleRewriter: Sendable {
  /// The options that rules need to know about the module.
  public struct Options: Sendable {
    /// The name of the module, which can precede the name of a type: `Chess.Board`.
    public var moduleName: String
    /// The language mode, such as `5` or `4.2`.
    public var swiftVersion: String
    /// The modules that each file imports implicitly, for example those of a bridging header.
    public var implicitImports: [String]
    /// Indicates whether the module contains tests.
    public var isTestModule: Bool
    /// Indicates whether the module contains UI tests, which operate an application. The default is false.
    public var isUITestModule = false
    /// The modules that replace Apple's frameworks, by the name of the framework: `["Combine": ["OpenCombine"]]`. A
    /// framework that is missing here, or has an empty list, is not imported. The default is empty.
    public var importMap: [String: [String]] = [:]
    /// The types and functions that the modules of `importMap` declare. A name of a framework that is not among them is
    /// missing, although the framework has a module. The default is empty: no name is missing.
    public var frameworkNames: Set<String> = []
    /// Indicates whether conditions on the platform are unchanged, because the module supports Linux. The default is
    /// false.
    public var keepsConditions = false
    /// Indicates whether the module belongs to a Swift package, for which SwiftPM defines `SWIFT_PACKAGE`. The default
    /// is true.
    public var isPackageModule = true
    /// Indicates whether the build configuration of the module defines `DEBUG`. If it does not, conditions do not ask
    /// for it, because SwiftPM defines it in debug builds. The default is true.
    public var definesDebug = true
    /// The other names that the build configuration defines for conditions. The default is empty.
    public var definitions: Set<String> = []
    /// The modules of the project and of its packages. Their imports are unchanged. The default is empty.
    public var projectModules: Set<String> = []
    /// The modules that are not available and without which the files that import them are left out. The default is
    /// empty.
    public var missingModules: Set<String> = []
    /// The identifiers of the bundles of the project's targets, whose resources are in the bundle of the program. The
    /// default is empty.
    public var bundleIdentifiers: Set<String> = []
    /// The names of the methods and properties that other modules of the build override, without labels
    /// (`ModuleRewriter.overriddenNames(in:)`). The default is empty.
    public var overriddenNames: Set<String> = []
    /// The interfaces of the modules that this one imports. They are results of rewriting these modules. The default is
    /// empty.
    public var interfaces: [ModuleInterface] = []

    /// A closure that returns the text of the file that declares a type of UIKit, or nil. The default closure returns
    /// nil.
    public var protocolDeclaration: @Sendable (String) -> String? = { _ in nil }

    /// Creates options.
    ///
    /// - Parameters:
    ///   - moduleName: The name of the module.
    ///   - swiftVersion: The language mode, such as `5` or `4.2`.
    ///   - implicitImports: The modules that each file imports implicitly.
    ///   - isTestModule: `true` if the module contains tests.
    public init(
      moduleName: String, swiftVersion: String = "5", implicitImports: [String] = [], isTestModule: Bool = false
    ) {
      self.moduleName = moduleName
      self.swiftVersion = swiftVersion
      self.implicitImports = implicitImports
      self.isTestModule = isTestModule
    }
  }

  /// The result of rewriting a module.
  public struct Result: Codable, Sendable {
    /// The new texts of the files that change, by path.
    public var texts: [String: String] = [:]
    /// Swift files that are compiled in addition, by file name.
    public var additions: [String: String] = [:]
    /// The messages about constructs that no rule can rewrite.
    public var diagnostics: [RewritingDiagnostic] = []
    /// Indicates whether the module has an entry point that is compiled: a type with `@main`, or a file `main.swift`.
    public var hasEntryPoint = false
    /// The place of a type with `@main` that is left out, or nil if there is none.
    public var leftOutEntryPoint: RewritingDiagnostic?
    /// The interface that the rewriting of modules that import this one needs (`Options.interfaces`).
    public var interface = ModuleInterface(moduleName: "")
  }

  /// Returns whether a module is one of Apple's frameworks, whose import is replaced or left out.
  ///
  /// - Parameter module: The name of the module.
  public static func isFramework(_ module: String) -> Bool {
    AppleFrameworks.exports[module] != nil || AppleFrameworks.present.contains(module)
  }

  /// The options of the module.
  public var options: Options

  /// Creates a rewriter for a module.
  ///
  /// - Parameter options: The options of the module.
  public init(options: Options) { self.options = options }

  /// Rewrites the files of the module.
  ///
  /// - Parameter files: All Swift files of the module.
  /// - Returns: The changed texts, the files to add, and messages about constructs that no rule can rewrite.
  public func rewrite(_ files: [SourceFile]) -> Result { LargeStack.perform { rewriteHere(files) } }

  /// Rewrites the files on the current thread.
  private func rewriteHere(_ files: [SourceFile]) -> Result {
    let parsed = Self.parse(files, keepsConditions: options.keepsConditions)
    let condition = CompiledCondition(
      swiftVersion: options.swiftVersion, keepsConditions: options.keepsConditions,
      definitions: options.definitions, definesDebug: options.definesDebug)
    let index = ModuleIndex(parsed, interfaces: options.interfaces, condition: condition)
    let session = RewritingSession(options: options, index: index)
    for rule in Self.rules { rule.apply(session) }
    session.insertMembers()
    RuntimeImportRule.apply(session)
    var result = Result()
    if let text = SpecRule.addition(session) { result.additions[SpecRule.fileName] = text }
    for (file, edits) in zip(parsed, session.edits) {
      if !edits.isEmpty { result.texts[file.path] = edits.applied(to: file) }
      result.diagnostics += edits.diagnostics
      EntryPoint.find(in: file, edits, &result)
    }
    if let text = ExtensionMemberRule.addition(session) { result.additions[ExtensionMemberRule.fileName] = text }
    if let text = ProtocolObjectRule.addition(session) { result.additions[ProtocolObjectRule.fileName] = text }
    if let text = RectangleRule.addition(session) { result.additions[RectangleRule.fileName] = text }
    if let text = DecelerationRule.addition(session) { result.additions[DecelerationRule.fileName] = text }
    if let text = TestSupportRule.addition(session) { result.additions[TestSupportRule.fileName] = text }
    result.interface = session.interface
    return result
  }

  /// Returns a Boolean value that indicates whether a name of an older version of Swift or UIKit is replaced by the
  /// current name.
  ///
  /// - Parameter name: A name of a type, a function or a member.
  /// - Returns: `true` if the name is replaced.
  public static func replaces(oldName name: String) -> Bool { OldNames.contains(name) }

  /// The rules in the order in which they are applied. `OptionalProtocolRule` is first, because it collects facts that
  /// other rules use.
  private static var rules: [any Rule.Type] {
    [
      OptionalProtocolRule.self, AttributeRule.self, ApplicationMainRule.self, ImportRule.self, ConditionRule.self,
      SelectorRule.self, KeyPathRule.self, LiteralRule.self, OptionalCallRule.self, OptionalReferenceRule.self,
      DelegateWindowRule.self, RespondsRule.self, ProtocolObjectRule.self, AnyObjectRule.self,
      AnyObjectArgumentRule.self, ForwardingRule.self,
      ManagedPropertyRule.self, ContainerRule.self, BundleRule.self, ErrorCastRule.self, SnapshotCastRule.self,
      LocaleRule.self, LocalizedStringRule.self, OldNameRule.self, TimerRule.self, FormatterRule.self,
      NibObjectRule.self, ClassDescriptionRule.self, ClassObjectRule.self, PredicateRule.self, PreviewRule.self,
      SubclassRule.self, CheckingResultRule.self, InvertedSetRule.self, ComparisonRule.self, DecisionHandlerRule.self,
      PrivateMethodRule.self,
      ResponseRule.self, RetroactiveRule.self,
      UserDefaultsRule.self, ObservationRule.self, KeyValueCodingRule.self,
      QualifiedNameRule.self, UnmanagedRule.self, LaterNameRule.self,
      ScrollDelegateRule.self, ObjectInitializerRule.self,
      ExtensionDispatchRule.self, DynamicExtensionRule.self, FrameworkOverrideRule.self,
      InheritedConformanceRule.self, ExtensionOverrideRule.self,
      TestSupportRule.self, InitializerAccessRule.self, SuperclassImportRule.self, LeftOutRule.self, SpecRule.self,
      EmptyInitializerRule.self, MemberLookupRule.self,
    ]
  }

  /// Parses the files on all cores.
  private static func parse(_ files: [SourceFile], keepsConditions: Bool) -> [ParsedFile] {
    nonisolated(unsafe) let parsed = UnsafeMutableBufferPointer<ParsedFile>.allocate(capacity: files.count)
    defer { parsed.deallocate() }
    LargeStack.concurrently(files.count) { number in
      parsed.initializeElement(at: number, to: ParsedFile(files[number], keepsConditions: keepsConditions))
    }
    defer { parsed.deinitialize() }
    return Array(parsed)
  }
}
