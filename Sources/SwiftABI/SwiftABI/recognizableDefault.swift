/// Returns the result of a default that `OptionalMethod` has to recognize, and keeps that default a function of its own.
///
/// Declare the default with `@_optimize(none)` and make a call of this its whole body. A default without a result passes
/// `()`. `scripts/check-defaults` fails for a default that does not do this.
///
/// The attribute stops the compiler from inlining and specializing the default. It does not stop LLVM: that merges functions
/// that are equal, or equal but for the arguments of their calls, and puts a constant result in place of a call. So the
/// code of each default compares a number that the optimizer does not know with the line that it is on. Constants of
/// comparisons are not merged, and of two results none is constant.
///
/// - Parameters:
///   - value: What the default answers.
///   - line: The default's line, which no other default in the file has.
/// - Returns: `value`.
@_transparent @inlinable
package func recognizableDefault<Value>(_ value: Value, line: Int = #line) -> Value {
  opaqueZero() == line ? opaque(value) : value
}

/// Returns 0, and the optimizer does not know that.
@inline(never) @_optimize(none) @_semantics("optimize.no.crossmodule") @usableFromInline
package func opaqueZero() -> Int { 0 }

/// Returns its argument, and the optimizer does not know that.
@inline(never) @_optimize(none) @_semantics("optimize.no.crossmodule") @usableFromInline
package func opaque<Value>(_ value: Value) -> Value { value }
