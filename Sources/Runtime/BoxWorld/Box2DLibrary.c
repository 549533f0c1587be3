#include "Box2DLibrary.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Box2D is loaded when the first world is created. A program without dynamics neither loads nor requires the library.
//
// For the linker, this file defines every symbol of Box2D that BoxWorld.cpp uses. A function is a jump to the library's
// function. A virtual table is reserved space, because the shapes of BoxWorld.cpp store its address. All symbols are
// hidden, so that the library does not use them in place of its own.
//
// The names are those of Box2D 2.4 with the C++ ABI of Linux. `nm -u` lists the names that BoxWorld.o requires. A name
// that is missing in this file is an error of the linker. A name that is missing in the library ends the program with a
// message.

#define FUNCTIONS(F) \
  F(0, _Z17b2LinearStiffnessRfS_ffPK6b2BodyS2_) \
  F(1, _Z18b2AngularStiffnessRfS_ffPK6b2BodyS2_) \
  F(2, _ZN11b2EdgeShape11SetTwoSidedERK6b2Vec2S2_) \
  F(3, _ZN12b2MouseJoint9SetTargetERK6b2Vec2) \
  F(4, _ZN14b2PolygonShape3SetEPK6b2Vec2i) \
  F(5, _ZN14b2PolygonShape8SetAsBoxEffRK6b2Vec2f) \
  F(6, _ZN14b2WeldJointDef10InitializeEP6b2BodyS1_RK6b2Vec2) \
  F(7, _ZN15b2WorldManifold10InitializeEPK10b2ManifoldRK11b2TransformfS5_f) \
  F(8, _ZN18b2RevoluteJointDef10InitializeEP6b2BodyS1_RK6b2Vec2) \
  F(9, _ZN19b2PrismaticJointDef10InitializeEP6b2BodyS1_RK6b2Vec2S4_) \
  F(10, _ZN6b2Body11SetMassDataEPK10b2MassData) \
  F(11, _ZN6b2Body12SetTransformERK6b2Vec2f) \
  F(12, _ZN6b2Body13CreateFixtureEPK7b2Shapef) \
  F(13, _ZN6b2Body14DestroyFixtureEP9b2Fixture) \
  F(14, _ZN6b2Body16SetFixedRotationEb) \
  F(15, _ZN6b2Body7SetTypeE10b2BodyType) \
  F(16, _ZN7b2World10CreateBodyEPK9b2BodyDef) \
  F(17, _ZN7b2World11CreateJointEPK10b2JointDef) \
  F(18, _ZN7b2World11DestroyBodyEP6b2Body) \
  F(19, _ZN7b2World12DestroyJointEP7b2Joint) \
  F(20, _ZN7b2World16SetContactFilterEP15b2ContactFilter) \
  F(21, _ZN7b2World18SetContactListenerEP17b2ContactListener) \
  F(22, _ZN7b2World4StepEfii) \
  F(23, _ZN7b2WorldC1ERK6b2Vec2) \
  F(24, _ZN7b2WorldD1Ev) \
  F(25, _ZN9b2Fixture8RefilterEv) \
  F(26, _ZNK7b2World9QueryAABBEP15b2QueryCallbackRK6b2AABB)

#define COUNT_ONE(index, name) +1
#define NAME(index, name) #name,

enum { function_count = 0 FUNCTIONS(COUNT_ONE) };
static const char *const names[] = {FUNCTIONS(NAME)};
__attribute__((visibility("hidden"), used)) void *box2d_functions[function_count];

#if defined(__x86_64__)
#define JUMP(index) "jmp *box2d_functions+8*" #index "(%rip)\n"
#elif defined(__aarch64__)
// x16 is the register that linkers may use between a call and its function.
#define JUMP(index) \
  "adrp x16, box2d_functions\n" \
  "add x16, x16, :lo12:box2d_functions\n" \
  "ldr x16, [x16, #8*" #index "]\n" \
  "br x16\n"
#else
#error "Calls into Box2D are written for x86-64 and AArch64: add the jump of this processor"
#endif

#define HIDDEN(name, kind) ".globl " #name "\n.hidden " #name "\n.type " #name ", %" kind "\n"
#define FUNCTION(index, name) \
  __asm__(".text\n.balign 16\n" HIDDEN(name, "function") #name ":\n" JUMP(index) ".size " #name ", . - " #name "\n");
#define DATA(name, size) \
  __asm__(".data\n.balign 8\n" HIDDEN(name, "object") #name ":\n.zero " #size "\n.size " #name ", " #size "\n.text\n");

FUNCTIONS(FUNCTION)
DATA(_ZTV11b2EdgeShape, 80)
DATA(_ZTV13b2CircleShape, 80)
DATA(_ZTV14b2PolygonShape, 80)
// The virtual table of a base class in BoxWorld.cpp. The table is never used.
DATA(_ZTV15b2ContactFilter, 40)
DATA(_ZTI15b2ContactFilter, 16)

extern char edge_table[] __asm__("_ZTV11b2EdgeShape");
extern char circle_table[] __asm__("_ZTV13b2CircleShape");
extern char polygon_table[] __asm__("_ZTV14b2PolygonShape");

static void *find(void *library, const char *name) {
  void *found = dlsym(library, name);
  if (!found) {
    fprintf(stderr, "UIDynamicAnimator needs Box2D 2.4, but %s is another version: it has no symbol %s.\n",
            box2d_library_name, name);
    abort();
  }
  return found;
}

void box2d_load(void) {
  static void *library;
  if (library) return;
  library = dlopen(box2d_library_name, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    fprintf(stderr, "UIDynamicAnimator needs Box2D 2.4, which cannot be loaded: %s. Install it (Debian: libbox2d2).\n",
            dlerror());
    abort();
  }
  for (int i = 0; i < function_count; i++) box2d_functions[i] = find(library, names[i]);
  memcpy(edge_table, find(library, "_ZTV11b2EdgeShape"), 80);
  memcpy(circle_table, find(library, "_ZTV13b2CircleShape"), 80);
  memcpy(polygon_table, find(library, "_ZTV14b2PolygonShape"), 80);
}
