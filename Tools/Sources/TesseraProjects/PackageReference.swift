/// A Swift package that a project uses.
package struct PackageReference: Hashable, Sendable {
  /// The versions of a package that a project accepts.
  package enum Requirement: Hashable, Sendable {
    case revision(String)
    case branch(String)
    /// The accepted versions: from the first one up to, but not including, the second one. If the second one is nil,
    /// there is no limit.
    case versions(from: String, below: String?)
    /// The versions that CocoaPods or Carthage accepts: from the first one up to, but not including, the second one, or only
    /// the first one if they are equal. If no such version has a manifest that can be read, the next one that has is used,
    /// because CocoaPods and Carthage need no manifest.
    case published(from: String, below: String?)
    /// A package in a local folder, which has no version.
    case local
  }

  /// The address of the repository, or the path of the folder.
  package var location: String
  /// The versions that the project accepts.
  package var requirement: Requirement
  /// The products that the project uses, or an empty set if they are not known.
  package var products: Set<String> = []
  /// The revision in `Package.resolved`, or nil if the file does not contain the package.
  package var pinnedRevision: String?
  /// The name of the file of CocoaPods or Carthage that contains the version, such as `Podfile.lock`, or nil for packages of
  /// SwiftPM and Xcode.
  package var versionFile: String?
  /// The name under which a project lists a local folder, or nil if it has none. It is that of the package's folder where the
  /// project was made, and a copy of the repository can have another name.
  package var listedName: String?

  package init(location: String, requirement: Requirement) {
    self.location = location
    self.requirement = requirement
  }

  /// The identity of the package in SwiftPM: the last component of the location without `.git`, in lowercase.
  package var identity: String { Self.identity(of: location) }

  /// The identities of the published packages that this package replaces. The set is empty if the package is not local.
  package var replacedIdentities: Set<String> {
    requirement == .local ? Set([identity] + [listedName].compactMap { $0.map(Self.identity) }) : []
  }

  /// Returns the identity of the package at an address.
  package static func identity(of location: String) -> String {
    var name = location.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? location
    if name.hasSuffix(".git") { name.removeLast(4) }
    return name.lowercased()
  }

  /// The owner and the name of the repository, if the location is an address like `git@github.com:owner/name.git` or
  /// `https://github.com/owner/name`. The value is nil for other locations.
  package var ownerAndName: (owner: String, name: String)? {
    var text = Substring(location)
    if let scheme = text.range(of: "://") {
      text = text[scheme.upperBound...]
    } else if !text.contains("@") {
      return nil
    }
    var parts = text.split(whereSeparator: { $0 == "/" || $0 == ":" }).map(String.init)
    guard parts.count >= 3 else { return nil }
    var name = parts.removeLast()
    if name.hasSuffix(".git") { name.removeLast(4) }
    return (parts.removeLast(), name)
  }

  /// The name of the package's folder in a cache, which differs for each repository: `owner+name` for those on GitHub, and the
  /// complete address for others. A repository of the same name on another host may contain other code.
  package var cacheName: String {
    var text = Substring(downloadAddress)
    var scheme = "path"
    if let end = text.range(of: "://") {
      scheme = text[..<end.lowerBound].lowercased()
      text = text[end.upperBound...]
      // The name of a user may precede the host.
      let host = text.prefix { $0 != "/" }
      if let at = host.lastIndex(of: "@") { text = text[text.index(after: at)...] }
    }
    if text.hasSuffix(".git") { text = text.dropLast(4) }
    // Some tools split lists of paths at colons.
    let parts = text.split(separator: "/").map {
      $0.replacingOccurrences(of: "+", with: "%2B").replacingOccurrences(of: ":", with: "%3A")
    }
    let isOnGitHub = scheme == "https" && ["github.com", "www.github.com"].contains(parts.first?.lowercased())
    if isOnGitHub, parts.count == 3 { return parts.dropFirst().joined(separator: "+") }
    return ([scheme] + parts).joined(separator: "+")
  }

  /// The address for a download without an account: the HTTPS form of an SSH address.
  package var downloadAddress: String {
    guard !location.contains("://"), let at = location.firstIndex(of: "@"),
      let colon = location[at...].firstIndex(of: ":")
    else {
      // GitHub redirects the first of these schemes to HTTPS, and no longer answers to the second.
      for scheme in ["http://", "git://"] where location.hasPrefix(scheme + "github.com/") {
        return "https://" + location.dropFirst(scheme.count)
      }
      return location.replacingOccurrences(of: "ssh://git@", with: "https://")
    }
    return "https://\(location[location.index(after: at)..<colon])/\(location[location.index(after: colon)...])"
  }
}
